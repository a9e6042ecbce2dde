/// What is wrong in a file of `Locales/`.
public struct LocaleError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key; empty where the file as a whole is wrong.
    public var key: String
    /// What is wrong, in a sentence's part.
    public var reason: String

    public init(file: String, key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// File, key and reason in one line.
    public var message: String {
        key.isEmpty ? "Locales/\(file): \(reason)" : "Locales/\(file), key \(key): \(reason)"
    }
}
