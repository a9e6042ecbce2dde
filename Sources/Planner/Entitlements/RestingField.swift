/// A field of a settings record that is without effect while its feature rests. It stays stored as it is, and has its effect
/// again once the feature is open (MZ-278).
public struct RestingField: Hashable, Sendable {
    /// The feature's id.
    public var feature: String
    /// The record's id.
    public var record: String
    /// The field, `*` at its end for all that begin so.
    public var field: String
    /// Values that are everybody's.
    public var free: [String] = []

    /// Whether a field of the record rests with the feature.
    public func holds(_ name: String, _ value: String?) -> Bool {
        guard NamePattern(field).matches(name[...]) else { return false }
        guard let value else { return true }
        return !free.contains { $0 == value }
    }
}
