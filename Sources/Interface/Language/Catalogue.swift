import Records

/// The texts of a language, from `Locales/<code>.json`.
public struct Catalogue: Sendable {
    /// A text, or its plural forms.
    enum Entry: Sendable {
        case text(String)
        /// A text with literal figures, `{=14:30}`, which are written in the person's digits.
        case figures(String)
        case plural(Forms)
    }

    /// The forms of a text by ``PluralCategory``; `nil` for a missing one.
    struct Forms: Sendable {
        var texts: [String?] = [String?](repeating: nil, count: PluralCategory.allCases.count)

        /// Returns the form for a count. A language may have a text for 0 even if its grammar has no such form.
        func text(for count: Int64, _ rule: PluralRule) -> String? {
            if count == 0, let zero = self[.zero] { return zero }
            return self[rule.category(of: count)] ?? self[.other]
        }

        subscript(category: PluralCategory) -> String? { texts[category.rawValue] }
    }

    /// The file's name, for messages.
    let file: String
    /// The keys in the order of the file.
    let keys: [String]
    let entries: [String: Entry]
    /// The names of the parts of the day.
    let periods: DayPeriods

    init(file: String, keys: [String], entries: [String: Entry], periods: DayPeriods) {
        self.file = file
        self.keys = keys
        self.entries = entries
        self.periods = periods
    }

    /// A catalogue without texts.
    static let empty = Catalogue(file: "", keys: [], entries: [:], periods: DayPeriods())

    /// Reads a catalogue from its file, an object whose members are texts or objects of plural forms.
    ///
    /// - Throws: ``LocaleError`` naming the file, the key and what is wrong with it.
    public init(file: String, _ object: JSONObject) throws(LocaleError) {
        var keys: [String] = []
        var entries: [String: Entry] = [:]
        keys.reserveCapacity(object.members.count)
        entries.reserveCapacity(object.members.count)
        for member in object.members {
            keys.append(member.name)
            entries[member.name] = try Self.entry(member.value, file: file, key: member.name)
        }
        self.file = file
        self.keys = keys
        self.entries = entries
        periods = try Self.periods(entries[DayPeriods.key], file: file)
    }

    private static func periods(_ entry: Entry?, file: String) throws(LocaleError) -> DayPeriods {
        guard let entry else { return DayPeriods() }
        guard case .text(let text) = entry, let periods = DayPeriods(text) else {
            throw LocaleError(
                file: file, key: DayPeriods.key, reason: "hours in order with names are needed, such as 0 AM | 12 PM")
        }
        return periods
    }

    private static func entry(_ value: JSON, file: String, key: String) throws(LocaleError) -> Entry {
        switch value {
        case .string(let text): return Placeholders(in: text).hasFigures ? .figures(text) : .text(text)
        case .object(let object):
            var forms = Forms()
            for member in object.members {
                guard let category = PluralCategory.allCases.first(where: { $0.name == member.name }) else {
                    throw LocaleError(file: file, key: key, reason: "\(member.name) is no plural form")
                }
                guard case .string(let text) = member.value else {
                    throw LocaleError(file: file, key: key, reason: "the form \(member.name) is no text")
                }
                forms.texts[category.rawValue] = text
            }
            return .plural(forms)
        default: throw LocaleError(file: file, key: key, reason: "neither a text nor plural forms")
        }
    }
}
