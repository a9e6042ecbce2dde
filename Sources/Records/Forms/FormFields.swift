/// The fields of a submitted form or of a query, in order. A name may occur more than once.
public struct FormFields: Hashable, Sendable {
    public var pairs: [Pair]

    /// A field's name and value.
    public struct Pair: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// How much a form may hold.
    public struct Limits: Hashable, Sendable {
        /// Bytes of the encoded form.
        public var size: Int
        public var fields: Int

        public init(size: Int = 256 << 10, fields: Int = 256) {
            self.size = size
            self.fields = fields
        }
    }

    public init(_ pairs: [Pair] = []) {
        self.pairs = pairs
    }

    /// Reads `application/x-www-form-urlencoded` bytes. Empty parts between ampersands are ignored, and a part without
    /// an equals sign is a name with an empty value.
    ///
    /// - Throws: ``FormError``.
    public init(reading bytes: [UInt8], limits: Limits = Limits()) throws(FormError) {
        guard bytes.count <= limits.size else { throw .tooLarge }
        pairs = []
        for part in bytes.split(separator: UInt8(ascii: "&")) {
            guard pairs.count < limits.fields else { throw .tooManyFields }
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            let name = try PercentCoding.decode(part[..<equals], .form)
            let value = try PercentCoding.decode(part[equals...].dropFirst(), .form)
            pairs.append(Pair(name, value))
        }
    }

    /// Reads a query, without its question mark.
    ///
    /// - Throws: ``FormError``.
    public init(query: String, limits: Limits = Limits()) throws(FormError) {
        try self.init(reading: [UInt8](query.utf8), limits: limits)
    }

    /// The first value of a name.
    public subscript(name: String) -> String? {
        for pair in pairs where pair.name.hasSameBytes(as: name) { return pair.value }
        return nil
    }

    /// Returns all values of a name, in order.
    public func values(of name: String) -> [String] {
        var values: [String] = []
        for pair in pairs where pair.name.hasSameBytes(as: name) { values.append(pair.value) }
        return values
    }

    /// The fields as `application/x-www-form-urlencoded` text, which can also be used as a query.
    public var encoded: String {
        var bytes: [UInt8] = []
        for pair in pairs {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            PercentCoding.append(pair.name, .form, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentCoding.append(pair.value, .form, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Why an encoded text can't be read. The raw values are stable names.
public enum FormError: String, Error, Hashable, Sendable {
    case tooLarge = "too-large"
    case tooManyFields = "too-many-fields"
    /// A percent sign is not followed by two hexadecimal digits.
    case invalidEscape = "invalid-escape"
    case invalidUTF8 = "invalid-utf8"
    /// The text contains U+0000, at which some stores would cut it off.
    case nullCharacter = "null-character"
}
