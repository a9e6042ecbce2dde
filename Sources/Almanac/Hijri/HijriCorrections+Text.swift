extension HijriCorrections {
    /// The corrections as they are stored, `1447-09+1 1447-10+1`, in the order of the months; empty for none.
    public var text: String {
        var parts: [String] = []
        for move in moves {
            parts.append(
                DecimalText.padded(move.year, to: 4) + "-" + DecimalText.padded(move.month.rawValue, to: 2)
                    + (move.days > 0 ? "+" : "-") + String(move.days.magnitude))
        }
        return parts.joined(separator: " ")
    }

    /// Reads stored corrections. Throws if the text is malformed, or the corrections are not possible.
    public init(text: String) throws(HijriCorrectionError) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else {
            self = .none
            return
        }
        // Every move takes nine characters and a space, and there are no more moves than months.
        guard bytes.count <= UmmAlQuraCalendar.monthStarts.count * 10 else { throw .malformed(position: 0) }
        var moves: [Move] = []
        var position = 0
        while true {
            guard let move = Self.move(bytes, at: position) else { throw .malformed(position: position) }
            moves.append(move)
            position += 9
            if position == bytes.count { break }
            guard bytes[position] == UInt8(ascii: " ") else { throw .malformed(position: position) }
            position += 1
        }
        try self.init(moves)
    }

    /// Reads the move written in the nine bytes from a position.
    private static func move(_ bytes: [UInt8], at start: Int) -> Move? {
        guard start + 9 <= bytes.count, bytes[start + 4] == UInt8(ascii: "-"),
            let year = DecimalText.number(bytes[start..<(start + 4)]),
            let number = DecimalText.number(bytes[(start + 5)..<(start + 7)]),
            let month = HijriMonth(rawValue: number),
            let size = DecimalText.number(bytes[(start + 8)..<(start + 9)]), size > 0
        else { return nil }
        switch bytes[start + 7] {
        case UInt8(ascii: "+"): return Move(year: year, month: month, days: size)
        case UInt8(ascii: "-"): return Move(year: year, month: month, days: -size)
        default: return nil
        }
    }
}
