import Records

/// What of an export belongs to the Quran's area, checked by its kinds' own rules.
enum QuranImport {
    static func isSound(_ record: Record) -> Bool {
        switch record.key.kind {
        case Bookmark.kind: Bookmark(record) != nil
        case ReadingDay.kind: ReadingDay(record) != nil
        case Khatma.kind: Khatma(record) != nil
        default: record.key == ReaderSettings.key
        }
    }
}
