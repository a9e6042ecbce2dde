import Records

/// The texts of one language: `Locales/<code>.json`.
public struct Catalogue: Sendable {
    /// A text, or its plural forms.
    enum Entry: Sendable {
        case text(String)
        /// A text with figures of its own, `{=14:30}`, which are written in the digits that the person reads.
        case figures(String)
        case plural(Forms)
    }

    /// A text's forms by ``PluralCategory``; a missing one is `nil`.
    struct Forms: Sendable {
        var texts: [String?] = [String?](repeating: nil, count: PluralCategory.allCases.count)

        /// The form for a count. A language whose grammar knows no form for nothing may still word it.
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
    /// What the parts of the day are called.
    let periods: DayPeriods

    init(file: String, keys: [String], entries: [String: Entry], periods: DayPeriods) {
        self.file = file
        self.keys = keys
        self.entries = entries
        self.periods = periods
    }

    /// No texts.
    static let empty = Catalogue(file: "", keys: [], entries: [:], periods: DayPeriods())

    /// A catalogue from its file: one object of keys, each a text or an object of plural forms.
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
