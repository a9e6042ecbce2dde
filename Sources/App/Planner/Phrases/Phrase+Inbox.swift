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
    static let inboxSearch = Phrase("inbox.search")
    static let inboxSearchGo = Phrase("inbox.search.go")
    static let inboxFound = Phrase("inbox.found")
    static let inboxNothingFound = Phrase("inbox.found.none")
    static let inboxNarrow = Phrase("inbox.narrow")
    static let inboxApply = Phrase("inbox.narrow.apply")
    static let inboxClear = Phrase("inbox.narrow.clear")
    static let inboxAll = Phrase("inbox.all")
    static let inboxLengthMost = Phrase("inbox.length.most")
    static let inboxLengthOver = Phrase("inbox.length.over")
    static let inboxAge = Phrase("inbox.age")
    static let inboxAgeWithin = Phrase("inbox.age.within")
    static let inboxAgeOver = Phrase("inbox.age.over")
    static let inboxSort = Phrase("inbox.sort")
}
