/// What a page says to a person, out of its markup: texts, and the attributes that are shown or read out.
struct HTMLWords {
    private(set) var said: [String] = []
    /// Elements that hold something else than the page's own language: code, another language, drawings.
    private var silent: [String] = []

    init(_ page: String) {
        var rest = page[...]
        while let open = rest.firstIndex(of: "<") {
            say(rest[..<open])
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            tag(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
        }
    }

    private mutating func say(_ text: Substring) {
        let plain = String(text).replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing(
            "&amp;", with: "&")
        if silent.isEmpty, plain.contains(where: { !$0.isWhitespace }) { said.append(plain) }
    }

    private mutating func tag(_ tag: Substring) {
        let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" })
        if name.hasPrefix("/") {
            if silent.last == String(name.dropFirst()) { silent.removeLast() }
            return
        }
        let attributes = Self.attributes(tag.dropFirst(name.count))
        if silent.isEmpty {
            for (attribute, value) in attributes
            where ["aria-label", "title", "placeholder", "alt"].contains(attribute) || attribute.hasPrefix("data-text-")
            {
                say(value[...])
            }
        }
        let isVoid =
            ["input", "br", "hr", "img", "meta", "link", "path", "circle", "rect"].contains(name) || tag.last == "/"
        guard !isVoid else { return }
        let isElsewhere = attributes.contains {
            $0 == "lang" && ($1.hasPrefix("en") || $1 == "ar-Latn") || $0 == "dir" && $1 == "ltr"
        }
        // What stands inside what is silent may be of the same name.
        if silent.last == name || isElsewhere
            || ["code", "kbd", "pre", "script", "style", "svg", "textarea"].contains(name)
        {
            if name != "html" { silent.append(name) }
        }
    }

    private static func attributes(_ text: Substring) -> [(String, String)] {
        var found: [(String, String)] = []
        for match in text.matches(of: /([a-z-]+)="([^"]*)"/) {
            found.append((String(match.output.1), String(match.output.2)))
        }
        return found
    }
}
