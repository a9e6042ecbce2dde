extension JSON {
    /// The text, where this is a string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The number, where this is an integer.
    public var int: Int64? {
        switch self {
        case .int(let value): value
        case .double(let value): Self.exactInteger(value)
        default: nil
        }
    }

    /// The number, where this is one.
    public var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The truth value, where this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, where this is an array.
    public var array: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members, where this is an object.
    public var object: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// A member of an object; `nil` where there is none, or this is no object.
    public subscript(name: String) -> JSON? {
        if case .object(let value) = self { value[name] } else { nil }
    }

    /// An element of an array; `nil` beyond its end, or where this is no array.
    public subscript(index: Int) -> JSON? {
        guard case .array(let value) = self, value.indices.contains(index) else { return nil }
        return value[index]
    }
}
