extension Strings {
    /// Returns a text with each `{name}` replaced by its argument, and literal figures such as `{=14:30}` in the chosen
    /// digits. A placeholder without an argument is kept.
    func filling(_ text: String, with arguments: [Phrase.Argument]) -> String {
        var text = text
        let bytes = text.withUTF8 { text in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count + 64)
            var rest = text[...]
            while let open = rest.firstIndex(of: UInt8(ascii: "{")),
                let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
            {
                bytes += rest[..<open]
                let name = rest[(open + 1)..<close]
                if name.first == Placeholders.figures {
                    bytes += digits.rendering(String(decoding: name.dropFirst(), as: UTF8.self)).utf8
                } else if let argument = arguments.first(where: { isName($0.name, name) }) {
                    append(argument.value, to: &bytes)
                } else {
                    bytes += rest[open...close]
                }
                rest = rest[(close + 1)...]
            }
            bytes += rest
            return bytes
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func isName(_ name: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.utf8.count == bytes.count && name.utf8.elementsEqual(bytes)
    }

    private func append(_ value: Phrase.Argument.Value, to bytes: inout [UInt8]) {
        switch value {
        case .plain(let text): bytes += text.utf8
        case .isolated(let text):
            bytes += Self.isolate.utf8
            bytes += text.utf8
            bytes += Self.isolateEnd.utf8
        case .number(let number): digits.append(number, to: &bytes)
        case .numbers(let numbers):
            let comma = self[Phrase("list.comma")]
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes += comma.utf8 }
                digits.append(Int64(number), to: &bytes)
            }
        }
    }

    private static let isolate = "\u{2068}"
    private static let isolateEnd = "\u{2069}"

    /// Returns text with its direction isolated (U+2068 … U+2069), for attributes and plain text. In a page's content,
    /// use the element `bdi` instead.
    public func isolated(_ text: String) -> String { Self.isolate + text + Self.isolateEnd }
}
