import Quran
import Records

/// How the Quran is shown to the person, and where they stopped.
struct ReaderSettings: Hashable, Sendable {
    /// The paper behind the text, independent of the theme (register K5).
    enum Paper: String, CaseIterable, Hashable, Sendable {
        case auto
        case light
        case dark
        case sepia
    }

    /// The size of the Arabic text in points, or `nil` for the default.
    var size: Int?
    var paper = Paper.auto
    /// The packs of the translations shown, in order; `nil` if nothing has been chosen.
    var translations: [String]?
    var hasTransliteration = false
    var hasColours = true
    var hasAccessibleColours = false
    /// Whether a line beside each coloured letter shows its category without colour (register K65).
    var hasSigns = true
    var staysAwake = true
    var goal: ReadingGoal?
    var hidesDays = false
    /// The ayah at which the person stopped.
    var place: AyahReference?

    static let key = RecordKind.reader.key("reader")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
    /// The field that holds ``place``.
    static let placeField = "place"

    init() {}

    /// Reads the record; values that are missing or not understood get their defaults.
    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        size = record.text(.size).flatMap { Int($0) }
        paper = record.text(.paper).flatMap { Paper(rawValue: $0) } ?? .auto
        if case .string(let text) = record[FieldName.translations.rawValue]?.value {
            translations = text.split(separator: " ").map { part in String(part) }
        }
        hasTransliteration = Self.flag(record, .transliteration) ?? hasTransliteration
        hasColours = Self.flag(record, .tajweed) ?? hasColours
        hasAccessibleColours = Self.flag(record, .accessible) ?? hasAccessibleColours
        hasSigns = Self.flag(record, .signs) ?? hasSigns
        staysAwake = Self.flag(record, .awake) ?? staysAwake
        hidesDays = Self.flag(record, .hidesDays) ?? hidesDays
        goal = record.text(.goal).flatMap { ReadingGoal(text: $0) }
        if case .string(let text) = record[Self.placeField]?.value { place = AyahReference(text: text) }
    }

    private static func flag(_ record: Record, _ field: FieldName) -> Bool? { record[field.rawValue]?.value.bool }
}

/// How much the person would like to read each day (register EN-02).
struct ReadingGoal: Hashable, Sendable {
    /// The unit that is counted. The raw value is the name in forms, records and configuration.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case ayat
        case pages
        case minutes
    }

    var kind: Kind
    var amount: Int

    init(kind: Kind, amount: Int) {
        self.kind = kind
        self.amount = amount
    }

    /// Reads ``text``; `nil` for anything else.
    init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let amount = Int(parts[1]), amount > 0
        else { return nil }
        self.init(kind: kind, amount: amount)
    }

    /// The goal as records and forms write it: `pages-2`.
    var text: String { "\(kind.rawValue)-\(amount)" }
}

extension Scope {
    /// The scope of reading the Quran: how it is shown, where the person stopped, bookmarks, plans, and what was read
    /// on a day.
    static let quran = Scope("quran")
}

/// The fields that say how the Quran is shown.
extension FieldName {
    static var size: FieldName { FieldName("size") }
    static var paper: FieldName { FieldName("paper") }
    static var translations: FieldName { FieldName("translations") }
    static var transliteration: FieldName { FieldName("transliteration") }
    static var tajweed: FieldName { FieldName("tajweed") }
    static var accessible: FieldName { FieldName("accessible") }
    static var signs: FieldName { FieldName("signs") }
    static var awake: FieldName { FieldName("awake") }
    static var goal: FieldName { FieldName("goal") }
    static var hidesDays: FieldName { FieldName("hidesDays") }
}
