import People

extension CBOR {
    /// The bytes of this value, with the entries of maps in their order.
    var written: [UInt8] {
        switch self {
        case .integer(let value):
            value < 0 ? Self.head(1, UInt64(-1 - value)) : Self.head(0, UInt64(value))
        case .bytes(let value): Self.head(2, UInt64(value.count)) + value
        case .text(let value): Self.head(3, UInt64(value.utf8.count)) + value.utf8
        case .array(let value): value.reduce(Self.head(4, UInt64(value.count))) { $0 + $1.written }
        case .map(let value): value.reduce(Self.head(5, UInt64(value.count))) { $0 + $1.key.written + $1.value.written }
        case .bool(let value): [value ? 0xF5 : 0xF4]
        case .null: [0xF6]
        }
    }

    private static func head(_ major: UInt8, _ number: UInt64) -> [UInt8] {
        let (information, width): (UInt8, Int) =
            switch number {
            case ..<24: (UInt8(number), 0)
            case ..<(1 << 8): (24, 1)
            case ..<(1 << 16): (25, 2)
            case ..<(1 << 32): (26, 4)
            default: (27, 8)
            }
        return [major << 5 | information] + (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

extension CBOR: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (CBOR, CBOR)...) {
        self = .map(elements.map { Entry(key: $0, value: $1) })
    }
}

extension CBOR: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
}

extension CBOR: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self = .integer(value) }
}
