import Almanac
import Quran
import Records

/// An ayah that the person marked, with an optional folder and note.
struct Bookmark: Hashable, Sendable {
    var ayah: AyahReference
    /// The day on which it was marked.
    var date: CivilDate?
    var folder: String
    var note: String

    static let kind = RecordKind.bookmark.kind
    static let all = RecordQuery(kind, in: .quran, .all)
    /// The maximum length of a folder's name and of a note, in bytes.
    static let folderLimit = FieldLimits.bookmarkFolder
    static let noteLimit = FieldLimits.bookmarkNote

    static func key(_ ayah: AyahReference) -> RecordKey { RecordKey(scope: .quran, kind: kind, id: ayah.text) }

    /// Reads a record; `nil` if the bookmark was removed or names no ayah.
    init?(_ record: Record) {
        guard !record.isDeleted, let ayah = AyahReference(text: record.key.id) else { return nil }
        self.ayah = ayah
        date = record.text(.date).flatMap { CivilDate($0) }
        folder = record.text(.folder) ?? ""
        note = record.text(.note) ?? ""
    }

    /// All bookmarks in the order of the mushaf.
    static func list(_ library: Library) throws(NeedsData) -> [Bookmark] {
        var list: [Bookmark] = []
        for record in try library.records(all) {
            if let bookmark = Bookmark(record) { list.append(bookmark) }
        }
        return list.sorted { a, b in a.ayah < b.ayah }
    }
}
