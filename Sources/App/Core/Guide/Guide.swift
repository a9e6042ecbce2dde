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

/// Plain text with minimal markup: each line is a paragraph, or a list item if it begins with `- `, or a heading if it
/// begins with `# `.
enum Prose {
    static func node(_ text: String) -> Node {
        var nodes: [Node] = []
        var items: [Node] = []
        for line in text.split(separator: "\n") {
            if let item = rest(line, after: "- ") {
                items.append(li { item })
                continue
            }
            close(&items, into: &nodes)
            if let heading = rest(line, after: "# ") {
                nodes.append(h2 { heading })
            } else {
                nodes.append(p { String(line) })
            }
        }
        close(&items, into: &nodes)
        return .group(nodes)
    }

    private static func close(_ items: inout [Node], into nodes: inout [Node]) {
        guard !items.isEmpty else { return }
        let list = items
        nodes.append(ul { .group(list) })
        items = []
    }

    private static func rest(_ line: Substring, after sign: StaticString) -> String? {
        guard line.utf8.count > 2, line.utf8.starts(with: sign.description.utf8) else { return nil }
        return String(line.dropFirst(2))
    }
}

/// The product's legal pages. The raw value is the last part of the path and the name of the texts.
enum LegalPage: String, CaseIterable, Hashable, Sendable {
    case privacy, terms, licence, refund
}
