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
