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

    /// The areas that exist.
    enum Area: String, CaseIterable, Sendable {
        case today
        case me
    }

    /// The page as bytes, with a mark where the operation's number goes (``OperationSlot``).
    func render(_ visit: Visit) -> [UInt8] {
        PageFrame(visit).shell.page(
            title: title, air: area.rawValue, pageName: name, header: header, flash: NoticeToast(visit).node,
            beside: beside, floating: floating
        ) { content }.renderDocument()
    }
}
