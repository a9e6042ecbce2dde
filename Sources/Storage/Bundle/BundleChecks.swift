import Records

/// Checks that the hosts supply, because this layer doesn't know the app: whether it runs with a bundle, and what
/// becomes of texts and colours.
public struct BundleChecks: Sendable {
    /// Returns what is wrong with a bundle, or `nil`.
    public var app: @Sendable (JSON) -> String?
    /// Returns what is wrong with an operator's texts, given the catalogue's name, those texts, and the files of
    /// `Locales`.
    public var texts: @Sendable (String, JSON, JSON) -> [(key: String, reason: String)]
    /// Returns the stylesheet of the bundle's `config`, as it stands at the beginning of `app.css`.
    public var styles: @Sendable (JSON) -> [UInt8]?

    public init(
        app: @escaping @Sendable (JSON) -> String?,
        texts: @escaping @Sendable (String, JSON, JSON) -> [(key: String, reason: String)] = { _, _, _ in [] },
        styles: @escaping @Sendable (JSON) -> [UInt8]? = { _ in nil }
    ) {
        self.app = app
        self.texts = texts
        self.styles = styles
    }
}
