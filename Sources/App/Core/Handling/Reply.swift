import Interface
import Records

/// What a screen answers, before it becomes bytes.
enum Reply: Sendable {
    /// A page of the app.
    case page(Page, status: Int = 200)
    /// Facts for a program.
    case json(JSON, status: Int = 200)
    /// After a post: the page that shows what has changed (303, RFC 9110 §15.4.4).
    case seeOther(Link)
    /// A file to keep.
    case file([UInt8], type: String, name: String)
    /// A document that is no page (the manifest).
    case document([UInt8], type: String)
    /// A small view that asks for itself again after so many seconds, without scripts; a shared one may stand in another
    /// site's page.
    case widget([UInt8], type: String, refresh: Int, isShared: Bool)
}
