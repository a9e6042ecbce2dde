import Interface

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
    /// Whether the page stays at its address, so that people can return to it.
    var isLasting = true

    /// Renders the page, with a mark in the place of the idempotency key (``IdempotencyKeySlot``).
    ///
    /// A page that was requested and found is one to return to: its area's place in the bar then leads there (SY-026).
    func render(_ context: RequestContext, status: Int) -> [UInt8] {
        let isAnswer = context.request.method == Method.post.rawValue
        return PageFrame(context).shell.page(
            title: title, air: area.rawValue, pageName: name,
            isLasting: isLasting && status == 200 && !isAnswer, isAnswer: isAnswer, header: header,
            flash: Notice.toast(context), beside: beside, floating: floating
        ) { content }.renderDocument()
    }
}
