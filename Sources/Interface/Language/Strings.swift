import Almanac

/// The texts, numbers and times of one language in the person's own choice of digits and clock.
///
/// `strings[.inboxTitle]`, `strings(.minutes, count: 5)`, `strings(.movedTo, .text("title", task.title))`.
public final class Strings: Sendable {
    public let language: Language
    public let digits: Digits
    public let clock: ClockStyle
    public let firstWeekday: Weekday
    let catalogue: Catalogue

    /// A language's texts; what the person did not choose comes from the language.
    public init(
        language: Language, catalogue: Catalogue, digits: Digits? = nil, clock: ClockStyle? = nil,
        firstWeekday: Weekday? = nil
    ) {
        self.language = language
        self.catalogue = catalogue
        self.digits = digits ?? language.digits
        self.clock = clock ?? language.clock
        self.firstWeekday = firstWeekday ?? language.firstWeekday
    }

    /// The text of a phrase that needs nothing filled in. A key that no catalogue has gives the key itself.
    public subscript(_ phrase: Phrase) -> String { self[key: phrase.key] }

    /// The text of a key that is made while the program runs (`prayer.` and a prayer's name).
    public subscript(key key: String) -> String {
        switch catalogue.entries[key] {
        case .text(let text): text
        case .figures(let text): filling(text, with: [])
        case .plural(let forms): forms[.other] ?? key
        case nil: key
        }
    }

    /// Whether the catalogue has a key.
    public func has(key: String) -> Bool { catalogue.entries[key] != nil }

    /// The text of a phrase with its placeholders filled in.
    public func callAsFunction(_ phrase: Phrase, _ arguments: Phrase.Argument...) -> String {
        filling(self[phrase], with: arguments)
    }

    /// The form of a phrase for a count, which fills `{count}`, with its other placeholders filled in from a list.
    public func callAsFunction(_ phrase: Phrase, count: Int, _ arguments: [Phrase.Argument]) -> String {
        counted(phrase, Int64(count), arguments)
    }

    /// The text of a phrase with its placeholders filled in from a list.
    public func filled(_ phrase: Phrase, _ arguments: [Phrase.Argument]) -> String {
        filling(self[phrase], with: arguments)
    }

    /// The form of a phrase for a count, which fills `{count}`, with its other placeholders filled in.
    public func callAsFunction(_ phrase: Phrase, count: Int64, _ arguments: Phrase.Argument...) -> String {
        counted(phrase, count, arguments)
    }

    /// The form of a phrase for a count, which fills `{count}`, with its other placeholders filled in.
    public func callAsFunction(_ phrase: Phrase, count: Int, _ arguments: Phrase.Argument...) -> String {
        counted(phrase, Int64(count), arguments)
    }

    private func counted(_ phrase: Phrase, _ count: Int64, _ arguments: [Phrase.Argument]) -> String {
        let key = phrase.key
        let text: String
        switch catalogue.entries[key] {
        case .plural(let forms): text = forms.text(for: count, language.pluralRule) ?? key
        case .text(let only), .figures(let only): text = only
        case nil: return key
        }
        return filling(text, with: arguments + [.number("count", count)])
    }

    /// A phrase's plural forms by category, unfilled, for scripts that count.
    public func forms(_ phrase: Phrase) -> [(category: PluralCategory, text: String)] {
        guard case .plural(let forms) = catalogue.entries[phrase.key] else { return [] }
        var found: [(category: PluralCategory, text: String)] = []
        for category in language.pluralRule.categories {
            if let text = forms[category] { found.append((category: category, text: text)) }
        }
        return found
    }

    /// A whole number in the chosen digits.
    public func number(_ number: Int64) -> String { digits.number(number) }

    /// A whole number in the chosen digits.
    public func number(_ number: Int) -> String { digits.number(Int64(number)) }
}
