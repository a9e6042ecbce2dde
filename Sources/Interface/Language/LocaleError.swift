/// An error in a file of `Locales/`.
public struct LocaleError: Error, Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The key; empty if the file as a whole is wrong.
    public var key: String
    /// What is wrong, as part of a sentence.
    public var reason: String

    public init(file: String, key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String {
        key.isEmpty ? "Locales/\(file): \(reason)" : "Locales/\(file), key \(key): \(reason)"
    }
}
