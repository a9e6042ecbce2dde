extension Strings {
    /// A text with each `{name}` replaced by its argument; a placeholder without one stays as it is.
    func filling(_ text: String, with arguments: [Phrase.Argument]) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            result += rest[..<open]
            let after = rest.utf8.index(after: close)
            let name = rest.utf8[rest.utf8.index(after: open)..<close]
            if let argument = arguments.first(where: { $0.name.utf8.elementsEqual(name) }) {
                append(argument.value, to: &result)
            } else {
                result += rest[open..<after]
            }
            rest = rest[after...]
        }
        result += rest
        return result
    }

    private func append(_ value: Phrase.Argument.Value, to result: inout String) {
        switch value {
        case .plain(let text): result += text
        case .isolated(let text): result += isolated(text)
        case .number(let number): result += self.number(number)
        }
    }

    /// Text in an isolate of its own direction (U+2068 … U+2069), for attributes and plain texts; in a page's content
    /// prefer the element `bdi`.
    public func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
}
