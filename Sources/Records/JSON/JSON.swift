/// A JSON value (RFC 8259). Objects keep the order of their members.
///
/// Two values are equal when their canonical texts are: `.int(2)` equals `.double(2)`, and texts are compared
/// by code points.
public enum JSON: Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// The text, if this is a string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The number, if this is an integer.
    public var int: Int64? {
        switch self {
        case .int(let value): value
        case .double(let value): Self.exactInteger(value)
        default: nil
        }
    }

    /// The number, if this is one.
    public var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The truth value, if this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, if this is an array.
    public var array: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members, if this is an object.
    public var object: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// A member of an object; `nil` if it has no such member, or this is not an object.
    public subscript(name: String) -> JSON? {
        if case .object(let value) = self { value[name] } else { nil }
    }

    /// An element of an array; `nil` beyond its end, or if this is not an array.
    public subscript(index: Int) -> JSON? {
        guard case .array(let value) = self, value.indices.contains(index) else { return nil }
        return value[index]
    }
}

extension JSON: Hashable {
    // Compared in so many places that a copy in each of them would weigh more than a screen's code.
    @inline(never)
    public static func == (a: JSON, b: JSON) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.int(let a), .double(let b)), (.double(let b), .int(let a)): exactInteger(b) == a
        case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value):
            if let integer = Self.exactInteger(value) { hasher.combine(integer) } else { hasher.combine(value) }
        case .string(let value): hasher.combine(value)
        case .array(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value)
        }
    }

    /// Returns the number as an integer, if it is one and small enough (up to 2^53) to be exact in every reader.
    static func exactInteger(_ value: Double) -> Int64? {
        guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
        let integer = Int64(value)
        return Double(integer) == value ? integer : nil
    }
}

extension JSON: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self = .int(value) }
}

extension JSON: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .double(value) }
}

extension JSON: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSON)...) {
        var object = JSONObject()
        for (name, value) in elements { object[name] = value }
        self = .object(object)
    }
}
