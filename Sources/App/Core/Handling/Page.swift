import Interface

/// A page before it is put into its frame.
struct Page: Sendable {
    /// What the browser's tab says.
    var title: String
    var area: Area
    /// What scripts know the page by.
    var name: String
    var header: Node
    var content: Node
    /// What stands beside the content on wide screens.
    var beside: Node = .nothing
    /// A button over the page's lower end.
    var floating: Node = .nothing
    /// Whether the page stays at its address, so that one comes back to it.
    var isLasting = true

    /// The page as bytes, with a mark where the operation's number goes (``IdempotencyKeySlot``).
    ///
    /// A page that was asked for and found is one to come back to: its area's place in the bar leads there (SY-026).
    func render(_ context: RequestContext, status: Int) -> [UInt8] {
        let isAnswer = context.request.method == Method.post.rawValue
        return PageFrame(context).shell.page(
            title: title, air: area.rawValue, pageName: name,
            isLasting: isLasting && status == 200 && !isAnswer, isAnswer: isAnswer, header: header,
            flash: Notice.toast(context), beside: beside, floating: floating
        ) { content }.renderDocument()
    }
}
