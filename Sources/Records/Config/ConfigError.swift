/// What is wrong with a configuration file, in words an operator can act on.
public struct ConfigError: Error, Hashable, Sendable {
    /// The file's name without its extension, for example `PlannerConfig`.
    public var file: String
    /// The place in the file, for example `timeline.grid` or `categories[2].icon`.
    public var key: String
    /// What was expected there.
    public var reason: String

    public init(file: String, key: String, reason: String) {
        self.file = file
        self.key = key
        self.reason = reason
    }

    /// One line with the file, the key and the reason.
    public var message: String { "\(file).json, \(key): \(reason)" }
}
