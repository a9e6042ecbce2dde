/// What is wrong in `ThemeConfig.json`.
public struct ThemeError: Error, Hashable, Sendable {
    /// The key, with those around it: `themes.noor.light.text`.
    public var key: String
    /// What is wrong, in a sentence's part.
    public var reason: String

    public init(key: String, reason: String) {
        self.key = key
        self.reason = reason
    }

    /// File, key and reason in one line.
    public var message: String { "ThemeConfig.json, key \(key): \(reason)" }
}
