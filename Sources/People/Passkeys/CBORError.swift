/// Why bytes are not a CBOR document that this reader accepts.
public enum CBORError: String, Error, Hashable, Sendable {
    case tooLarge = "too-large"
    case tooDeep = "too-deep"
    case unexpectedEnd = "unexpected-end"
    case trailingBytes = "trailing-bytes"
    /// Strings and containers say their length at their start.
    case indefiniteLength = "indefinite-length"
    /// A length or number could have been written with fewer bytes.
    case notShortest = "not-shortest"
    /// A whole number is beyond 64 bits with sign.
    case outOfRange = "out-of-range"
    /// A tag, a number with a fraction, `undefined`, or a value that RFC 8949 reserves.
    case unsupported
    case invalidUTF8 = "invalid-utf8"
    /// A map's key is neither a number nor a text.
    case unexpectedKey = "unexpected-key"
    case duplicateKey = "duplicate-key"
}
