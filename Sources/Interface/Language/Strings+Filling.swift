extension Strings {
    /// A text with each `{name}` replaced by its argument; a placeholder without one stays as it is.
    func filling(_ text: String, with arguments: [Phrase.Argument]) -> String {
        var bytes: [UInt8] = []
        var placeholder: [UInt8]?
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{"), placeholder == nil {
                placeholder = []
            } else if byte == UInt8(ascii: "}"), let name = placeholder {
                placeholder = nil
                append(name, from: arguments, to: &bytes)
            } else if placeholder != nil {
                placeholder?.append(byte)
            } else {
                bytes.append(byte)
            }
        }
        if let rest = placeholder {
            bytes.append(UInt8(ascii: "{"))
            bytes += rest
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ name: [UInt8], from arguments: [Phrase.Argument], to bytes: inout [UInt8]) {
        for argument in arguments where argument.name.description.utf8.elementsEqual(name) {
            switch argument.value {
            case .plain(let text): bytes += Array(text.utf8)
            case .isolated(let text): bytes += Array(isolated(text).utf8)
            case .number(let value): bytes += Array(number(value).utf8)
            }
            return
        }
        bytes.append(UInt8(ascii: "{"))
        bytes += name
        bytes.append(UInt8(ascii: "}"))
    }

    /// Text in an isolate of its own direction (U+2068 … U+2069), for attributes and plain texts; in a page's content
    /// prefer the element `bdi`.
    public func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
}
