/// A field's value, and when it was written.
public struct Field: Hashable, Sendable {
    public var value: JSON
    public var stamp: Stamp

    public init(_ value: JSON, at stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }

    /// Returns the field that survives a merge: the one with the newer stamp. If the stamps are equal, it is the one
    /// whose canonical text is larger byte by byte, so that every replica keeps the same one.
    public func merging(_ other: Field) -> Field {
        if stamp != other.stamp { return stamp < other.stamp ? other : self }
        if value == other.value { return self }
        return value.bytes().lexicographicallyPrecedes(other.value.bytes()) ? other : self
    }
}
