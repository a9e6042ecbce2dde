import Interface
import Records

/// A screen's answer before it becomes bytes.
enum Reply: Sendable {
    /// A page of the app.
    case page(Page, status: Int = 200)
    /// Data for a program.
    case json(JSON, status: Int = 200)
    /// The page that shows the change, after a post (303, RFC 9110 §15.4.4).
    case seeOther(Link)
    /// A file to save.
    case file([UInt8], type: String, name: String)
    /// A document that isn't a page, such as the manifest.
    case document([UInt8], type: String)
    /// A small view that reloads itself after some seconds, without scripts; a shared one may appear in another site's
    /// page.
    case widget([UInt8], type: String, refresh: Int, isShared: Bool)
}
