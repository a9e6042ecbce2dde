/// A field's value and when it was written.
public struct Field: Hashable, Sendable {
    public var value: JSON
    public var stamp: Stamp

    public init(_ value: JSON, at stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }
}
