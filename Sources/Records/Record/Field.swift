/// A field's value and when it was written.
public struct Field: Hashable, Sendable {
    public var value: JSON
    public var stamp: Stamp

    public init(_ value: JSON, at stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }

    /// The field that stays of two: the one with the newer stamp; under equal stamps the one whose canonical text
    /// is larger byte by byte, so that every replica keeps the same.
    public func merging(_ other: Field) -> Field {
        if stamp != other.stamp { return stamp < other.stamp ? other : self }
        if value == other.value { return self }
        return value.bytes().lexicographicallyPrecedes(other.value.bytes()) ? other : self
    }
}
