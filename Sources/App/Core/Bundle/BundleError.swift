import Interface
import Records

/// What is wrong with what the app is made of: names the file, the key and the reason.
public struct BundleError: Error, Hashable, Sendable {
    /// File, key and reason in one line.
    public var message: String

    init(_ message: String) { self.message = message }
    init(_ error: ConfigError) { message = error.message }
    init(_ error: LocaleError) { message = error.message }
}
