import Interface

/// What has just been done.
extension Phrase {
    static let noticeTimetableNone = Phrase("notice.timetableNone")
    static let noticeImported = Phrase("notice.imported")
    static let noticeDataRestored = Phrase("notice.dataRestored")
    static let noticeUndo = Phrase("notice.undo")
}
