import Records

/// What the hosts know and this layer doesn't: whether the app runs with a bundle, and what becomes of texts and colours.
public struct BundleChecks: Sendable {
    /// Says what is wrong with a bundle, or `nil`.
    public var app: @Sendable (JSON) -> String?
    /// What is wrong with an operator's texts: the catalogue's name, their own texts, and the files of `Locales`.
    public var texts: @Sendable (String, JSON, JSON) -> [(key: String, reason: String)]
    /// The stylesheet of the bundle's `config`, as it stands at the beginning of `app.css`.
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
