import Interface
import Records

/// An error in what the app is made of; it names the file, the key and the reason.
public struct BundleError: Error, Hashable, Sendable {
    /// The file, the key and the reason in one line.
    public var message: String

    init(_ message: String) { self.message = message }
    init(_ error: ConfigError) { message = error.message }
    init(_ error: LocaleError) { message = error.message }
}
