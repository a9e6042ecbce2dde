extension Stamp {
    /// The number of characters in a stamp's text.
    static var textLength: Int { 38 }

    /// `milliseconds(12)-counter(8)-replica(16)` in lower-case hexadecimal. The width is fixed, so texts sort in the
    /// order of their stamps.
    public var text: String {
        var text: [UInt8] = []
        text.reserveCapacity(Self.textLength)
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func append(to text: inout [UInt8]) {
        Hex.appendDigits(of: UInt64(milliseconds), width: 12, to: &text)
        text.append(UInt8(ascii: "-"))
        Hex.appendDigits(of: UInt64(counter), width: 8, to: &text)
        text.append(UInt8(ascii: "-"))
        Hex.appendDigits(of: replica.number, width: 16, to: &text)
    }

    /// Parses a stamp; `nil` if the text is not exactly of the form of ``text``.
    public init?(text: String) {
        var text = text
        let stamp = text.withUTF8 { bytes -> Stamp? in
            guard bytes.count == Self.textLength, bytes[12] == UInt8(ascii: "-"), bytes[21] == UInt8(ascii: "-"),
                let milliseconds = Hex.number(lowerCase: bytes[0..<12]),
                let counter = Hex.number(lowerCase: bytes[13..<21]),
                let replica = Hex.number(lowerCase: bytes[22..<38])
            else { return nil }
            return Stamp(
                milliseconds: Int64(milliseconds), counter: UInt32(counter), replica: Replica(number: replica))
        }
        guard let stamp else { return nil }
        self = stamp
    }
}
