/// A CBOR value (RFC 8949), as far as authenticators write such: no tags, no numbers with fractions, no `undefined`.
public enum CBOR: Hashable, Sendable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([Entry])
    case bool(Bool)
    case null

    /// A key of a map and its value. The keys of a map are integers or texts, and unique.
    public struct Entry: Hashable, Sendable {
        public var key: CBOR
        public var value: CBOR

        public init(key: CBOR, value: CBOR) {
            self.key = key
            self.value = value
        }
    }
}

extension CBOR {
    /// The number, if this is one.
    public var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The bytes, if this is a byte string.
    public var bytes: [UInt8]? {
        if case .bytes(let value) = self { value } else { nil }
    }

    /// The text, if this is one.
    public var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The entries in the order in which they were written, if this is a map.
    public var entries: [Entry]? {
        if case .map(let value) = self { value } else { nil }
    }

    /// The value for a text as key; `nil` if there is none, or this is not a map.
    public subscript(key: String) -> CBOR? { value(for: .text(key)) }

    /// The value for a number as key; `nil` if there is none, or this is not a map.
    public subscript(key: Int64) -> CBOR? { value(for: .integer(key)) }

    private func value(for key: CBOR) -> CBOR? {
        entries?.first { $0.key == key }?.value
    }
}
