import Records

extension Generator {
    /// Returns a random JSON value with at most `depth` levels of arrays and objects.
    public mutating func json(depth: Int = 4) -> JSON {
        switch integer(in: 0...(depth > 0 ? 8 : 6)) {
        case 0: .null
        case 1: .bool(bool())
        case 2: .int(integer(in: -1_000...1_000))
        case 3: .int(integer(in: Int64.min...Int64.max))
        case 4: .double(finiteDouble())
        case 5, 6: .string(text(upTo: 12))
        case 7: .array((0..<integer(in: 0...5)).map { _ in json(depth: depth - 1) })
        default: .object(object(depth: depth - 1))
        }
    }

    private mutating func object(depth: Int) -> JSONObject {
        var object = JSONObject()
        for _ in 0..<integer(in: 0...5) { object[text(upTo: 3)] = json(depth: depth) }
        return object
    }

    /// Returns a text of random characters of all lengths in UTF-8, including those that JSON escapes.
    public mutating func text(upTo length: Int) -> String {
        var text = ""
        for _ in 0..<integer(in: 0...length) {
            let range: ClosedRange<UInt32> =
                switch integer(in: 0...5) {
                case 0: 0...0x1F
                case 1, 2: 0x20...0x7E
                case 3: 0x621...0x652
                case 4: 0x80...0xD7FF
                default: 0xE000...0x10FFFF
                }
            text.unicodeScalars.append(Unicode.Scalar(integer(in: range)) ?? " ")
        }
        return text
    }

    /// Returns a finite number: one of any bits, or a decimal fraction as people write them, with equal probability.
    public mutating func finiteDouble() -> Double {
        if bool() { return Double(integer(in: -1_000_000...1_000_000)) / 1_000 }
        while true {
            let value = Double(bitPattern: next())
            if value.isFinite { return value }
        }
    }
}
