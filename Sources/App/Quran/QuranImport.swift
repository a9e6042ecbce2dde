import Records

/// Checks the records of an export that belong to the Quran's area by the rules of their kinds.
enum QuranImport {
    static func isSound(_ record: Record) -> Bool {
        switch record.key.kind {
        case Bookmark.kind: Bookmark(record) != nil
        case ReadingDay.kind: ReadingDay(record) != nil
        case Khatma.kind: Khatma(record) != nil
        case HifzRecords.kind: HifzRecords.event(record) != nil
        case KeptRecitation.kind: KeptRecitation(record) != nil
        case HifzChoices.key.kind: record.key == HifzChoices.key && HifzChoices.isSound(record)
        default: record.key == ReaderSettings.key
        }
    }
}
