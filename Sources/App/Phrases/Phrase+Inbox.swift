import Interface

/// The inbox.
extension Phrase {
    static let inboxTitle = Phrase("inbox.title")
    static let inboxOpen = Phrase("inbox.open")
    static let inboxCount = Phrase("inbox.count")
    static let inboxEmptyTitle = Phrase("inbox.empty.title")
    static let inboxEmptyBody = Phrase("inbox.empty.body")
    static let inboxAdd = Phrase("inbox.add")
    static let inboxQuick = Phrase("inbox.quick")
    static let inboxMore = Phrase("inbox.more")
    static let inboxNewest = Phrase("inbox.newest")
}
