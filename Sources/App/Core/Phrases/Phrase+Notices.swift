import Interface

/// What has just been done.
extension Phrase {
    static let noticeTimetableNone = Phrase("notice.timetableNone")
    static let noticeDataRestored = Phrase("notice.dataRestored")
    static let noticeUndo = Phrase("notice.undo")
}
