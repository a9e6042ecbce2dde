extension NetworkAddress {
    /// Reads an address from text, version 6 also in brackets (RFC 3986 §3.2.2); `nil` for a name.
    public init?(_ text: some StringProtocol) {
        var letters = Array(text.utf8)
        if letters.first == UInt8(ascii: "["), letters.last == UInt8(ascii: "]") {
            letters = Array(letters.dropFirst().dropLast())
        }
        let bytes = letters.contains(UInt8(ascii: ":")) ? Self.six(letters) : Self.four(letters[...])
        guard let bytes else { return nil }
        self.init(bytes: bytes)
    }

    /// Reads four numbers separated by dots.
    private static func four(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        for part in text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard (1...3).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }),
                let byte = UInt8(String(decoding: part, as: UTF8.self))
            else { return nil }
            bytes.append(byte)
        }
        return bytes.count == 4 ? bytes : nil
    }

    /// Reads eight groups separated by colons, with at most one gap (RFC 4291 §2.2).
    private static func six(_ text: [UInt8]) -> [UInt8]? {
        let colon = UInt8(ascii: ":")
        var gap: Int?
        for index in text.indices.dropLast() where text[index] == colon && text[index + 1] == colon {
            guard gap == nil else { return nil }
            gap = index
        }
        guard let gap else {
            let bytes = groups(text[...])
            return bytes?.count == 16 ? bytes : nil
        }
        guard let before = groups(text[..<gap]), let after = groups(text[(gap + 2)...]),
            before.count + after.count <= 14
        else { return nil }
        return before + [UInt8](repeating: 0, count: 16 - before.count - after.count) + after
    }

    /// The bytes of some groups, the last of which may be a version 4 address.
    private static func groups(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard !text.isEmpty else { return [] }
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var bytes: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
                guard let last = four(part) else { return nil }
                bytes += last
                continue
            }
            guard (1...4).contains(part.count), let number = UInt16(String(decoding: part, as: UTF8.self), radix: 16),
                part.first != UInt8(ascii: "+")
            else { return nil }
            bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        return bytes
    }
}
