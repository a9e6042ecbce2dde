extension CivilDate: CustomStringConvertible {
    /// Reads an ISO 8601 date, `YYYY-MM-DD`, of exactly ten ASCII characters; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = DecimalText.number(bytes[0..<4]),
            let month = DecimalText.number(bytes[5..<7]),
            let day = DecimalText.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The ISO 8601 text, `2026-11-21`.
    public var description: String {
        let parts = parts
        return DecimalText.padded(parts.year, to: 4) + "-" + DecimalText.padded(parts.month, to: 2) + "-"
            + DecimalText.padded(parts.day, to: 2)
    }
}
