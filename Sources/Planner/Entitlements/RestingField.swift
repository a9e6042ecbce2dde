/// A field of a settings record that has no effect while its feature is closed. Its value stays stored, and takes
/// effect again once the feature is open (MZ-278).
public struct RestingField: Hashable, Sendable {
    /// The id of the feature.
    public var feature: String
    /// The id of the record.
    public var record: String
    /// The name of the field, or a prefix followed by `*`.
    public var field: String
    /// Values that are free for everybody.
    public var free: [String] = []

    /// Whether a field of the record has no effect while the feature is closed.
    public func holds(_ name: String, _ value: String?) -> Bool {
        guard NamePattern(field).matches(name[...]) else { return false }
        guard let value else { return true }
        return !free.contains { $0 == value }
    }
}
