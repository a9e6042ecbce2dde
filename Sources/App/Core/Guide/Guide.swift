import Interface

/// The long texts of help, the legal pages and the first steps in the visit's language. They are sections of their own
/// beside the catalogues (`Locales/guide/<code>.json`), which a host loads when one of these pages is requested.
struct Guide: Sendable {
    let strings: Strings

    /// `nil` if the texts aren't available.
    init?(_ context: RequestContext) throws(NeedsData) {
        let own = context.strings
        guard let catalogue = try context.library.catalogue(code: Self.section(own.language.code)) else { return nil }
        strings = Strings(
            language: own.language, catalogue: catalogue, digits: own.digits, clock: own.clock,
            firstWeekday: own.firstWeekday)
    }

    /// The section of a language in the pack of the catalogues.
    static func section(_ code: String) -> String { "guide-" + code }

    subscript(_ key: String) -> String { strings[key: key] }

    /// A text with its placeholders filled in.
    func callAsFunction(_ key: String, _ arguments: Phrase.Argument...) -> String {
        strings.filled(Phrase(key), arguments)
    }

    /// A text whose lines become paragraphs, `- ` items of a list and `# ` headings.
    func prose(_ key: String) -> Node { Prose.node(self[key]) }
}
