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

/// A page before it is placed in its frame.
struct Page: Sendable {
    /// The title in the browser's tab.
    var title: String
    var area: Area
    /// The name by which scripts know the page.
    var name: String
    var header: Node
    var content: Node
    /// Content shown beside the main content on wide screens.
    var beside: Node = .nothing
    /// A button that floats over the lower end of the page.
    var floating: Node = .nothing
    /// Whether the bar has the course's four tabs and the way to the areas, instead of the areas (SY-024).
    var isInCourse = false
    /// Whether the page stays at its address, so that people can return to it.
    var isLasting = true

    /// Renders the page, with a mark in the place of the idempotency key (``IdempotencyKeySlot``).
    ///
    /// A page that was requested and found is one to return to: its area's place in the bar then leads there (SY-026).
    func render(_ context: RequestContext, status: Int) -> [UInt8] {
        let isAnswer = context.request.method == Method.post.rawValue
        return PageFrame(context, isInCourse: isInCourse).shell.page(
            title: title, air: area.rawValue, pageName: name,
            isLasting: isLasting && status == 200 && !isAnswer, isAnswer: isAnswer, header: header,
            flash: Notice.toast(context), beside: beside, floating: floating
        ) { content }.renderDocument()
    }
}

/// The result of applying a form: the answer as a page, and the one for a program if it differs.
struct Applied: Sendable {
    var page: Reply
    var json: Reply?
    /// Whether the same form sent again gets the same answer without being applied again. An answer with a secret is
    /// not remembered, because the record would hold a quick hash of it.
    var isRemembered = true
    /// What the host's operator should know, if anything.
    var incident: Incident?

    init(_ page: Reply, json: Reply? = nil) {
        self.page = page
        self.json = json
    }
}
