import Almanac
import Quran
import Records

/// A person's report of an error in a text. It stays on this device; the person may pass it on (register QI-050).
struct TextReport: Hashable, Sendable {
    var ayah: AyahReference
    var note: String
    /// Whether the text was intact when it was reported: its bytes had the required hash.
    var isWhole: Bool
    /// The hash of the ayah's bytes, so that whoever receives the report knows what was seen.
    var sum: String
    var date: CivilDate?

    static let kind = RecordKind.textReport.kind
    static let all = RecordQuery(kind, in: .device, .all)
    static let limit = 1_000
    private static let wholeField = "whole"
    private static let sumField = "sum"

    static func key(_ id: String) -> RecordKey { RecordKey(scope: .device, kind: kind, id: id) }

    init(ayah: AyahReference, note: String, text: String?, date: CivilDate) {
        self.ayah = ayah
        self.note = note
        isWhole = text != nil
        sum = text.map { SHA256.hex(Array($0.utf8)) } ?? ""
        self.date = date
    }

    init?(_ record: Record) {
        guard !record.isDeleted, let ayah = record.text(.ayah).flatMap({ AyahReference(text: $0) }) else { return nil }
        self.ayah = ayah
        note = record.text(.note) ?? ""
        isWhole = record[Self.wholeField]?.value.bool ?? false
        sum = record[Self.sumField]?.value.string ?? ""
        date = record.text(.date).flatMap { CivilDate($0) }
    }

    var fields: JSONObject {
        [
            FieldName.ayah.rawValue: .string(ayah.text), FieldName.note.rawValue: .string(note),
            Self.wholeField: .bool(isWhole), Self.sumField: .string(sum),
            FieldName.date.rawValue: date.map { .string($0.description) } ?? .null,
        ]
    }
}
