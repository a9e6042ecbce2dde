/// What is wrong in `ThemeConfig.json` or `AnimationConfig.json`.
public struct ThemeError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key, with those around it: `themes.noor.light.text`.
    public var key: String
    /// What is wrong, in a sentence's part.
    public var reason: String

    public init(file: String = "ThemeConfig.json", key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// File, key and reason in one line.
    public var message: String { "\(file), key \(key): \(reason)" }
}
