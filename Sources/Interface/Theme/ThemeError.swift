/// An error in `ThemeConfig.json` or `AnimationConfig.json`.
public struct ThemeError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key with its path: `themes.noor.light.text`.
    public var key: String
    /// What is wrong, as part of a sentence.
    public var reason: String

    public init(file: String = "ThemeConfig.json", key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String { "\(file), key \(key): \(reason)" }
}
