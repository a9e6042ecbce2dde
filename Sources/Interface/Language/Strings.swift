import Almanac

/// The texts, numbers and times of a language with a person's choice of digits and clock.
///
/// `strings[.inboxTitle]`, `strings(.minutes, count: 5)`, `strings(.movedTo, .text("title", task.title))`.
public final class Strings: Sendable {
    public let language: Language
    public let digits: Digits
    public let clock: ClockStyle
    public let firstWeekday: Weekday
    let catalogue: Catalogue

    /// Creates the texts of a language. The language's defaults apply where the person chose nothing.
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

    /// The text of a phrase without placeholders, or its key if the catalogue doesn't have it.
    public subscript(_ phrase: Phrase) -> String { self[key: phrase.key] }

    /// The text of a key that is assembled at runtime (`prayer.` and a prayer's name).
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

    /// Returns the text of a phrase with its placeholders filled in.
    public func callAsFunction(_ phrase: Phrase, _ arguments: Phrase.Argument...) -> String {
        filling(self[phrase], with: arguments)
    }

    /// Returns the form of a phrase for a count, which fills `{count}`, with the other placeholders filled in from a
    /// list.
    public func callAsFunction(_ phrase: Phrase, count: Int, _ arguments: [Phrase.Argument]) -> String {
        counted(phrase, Int64(count), arguments)
    }

    /// Returns the text of a phrase with its placeholders filled in from a list.
    public func filled(_ phrase: Phrase, _ arguments: [Phrase.Argument]) -> String {
        filling(self[phrase], with: arguments)
    }

    /// Returns the form of a phrase for a count, which fills `{count}`, with the other placeholders filled in.
    public func callAsFunction(_ phrase: Phrase, count: Int64, _ arguments: Phrase.Argument...) -> String {
        counted(phrase, count, arguments)
    }

    /// Returns the form of a phrase for a count, which fills `{count}`, with the other placeholders filled in.
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

    /// Returns the plural forms of a phrase by category, with their placeholders, for scripts that count.
    public func forms(_ phrase: Phrase) -> [(category: PluralCategory, text: String)] {
        guard case .plural(let forms) = catalogue.entries[phrase.key] else { return [] }
        var found: [(category: PluralCategory, text: String)] = []
        for category in language.pluralRule.categories {
            if let text = forms[category] { found.append((category: category, text: text)) }
        }
        return found
    }

    /// Formats a whole number in the chosen digits.
    public func number(_ number: Int64) -> String { digits.number(number) }

    /// Formats a whole number in the chosen digits.
    public func number(_ number: Int) -> String { digits.number(Int64(number)) }
}

extension Strings {
    /// Formats a number with up to a given number of decimals, in the chosen digits with their decimal separator.
    public func decimal(_ value: Double, places: Int = 2) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        guard value.isFinite, value.magnitude < 1e6 else { return "" }
        let scaled = Int((value.magnitude * Double(scale)).rounded())
        var rest = "\(scaled % scale)"
        while rest.utf8.count < places { rest = "0" + rest }
        while rest.utf8.last == UInt8(ascii: "0") { rest.removeLast() }
        if scaled % scale == 0 { rest = "" }
        let sign = value < 0 && scaled != 0 ? "\u{200E}\u{2212}" : ""
        return sign + digits.rendering("\(scaled / scale)")
            + (rest.isEmpty ? "" : digits.decimal + digits.rendering(rest))
    }

    /// Formats an angle in degrees: `18.5°`.
    public func degrees(_ value: Double, places: Int = 2) -> String { decimal(value, places: places) + "°" }
}

/// Separators between short parts of a line.
extension Strings {
    /// A middle dot with Latin digits, and otherwise the language's comma, because the Arabic digit 0 is itself a dot:
    /// `مهمة · ٣٠` would read as three hundred.
    public var parting: String { digits.isLatin ? " · " : self[key: "list.comma"] }

    /// Returns parts in a row, each with its own direction. The separators are not read aloud.
    public func parted(_ parts: [Node]) -> Node {
        var nodes: [Node] = []
        for part in parts where !part.isEmpty {
            if !nodes.isEmpty { nodes.append(partingMark(parting)) }
            nodes.append(bdi { part })
        }
        return .group(nodes)
    }
}

/// The separator between two parts of a line.
func partingMark(_ parting: String) -> Node { span(.class("dot"), .ariaHidden) { parting } }
