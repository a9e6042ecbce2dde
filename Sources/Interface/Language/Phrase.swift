/// The key of a text in the catalogues. Each area adds its own: `extension Phrase { static let … }`.
public struct Phrase: Sendable {
    /// The key in `Locales/<code>.json`, for example `inbox.title`.
    public let key: String

    public init(_ key: String) { self.key = key }
}
