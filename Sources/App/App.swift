import Records

/// The whole product without input or output: from a request and what has been loaded, it makes an answer and changes.
///
/// The server, the service worker and the command line each run one of these; see ARCHITECTURE.md.
public struct App: Sendable {
    let bundle: AppBundle

    /// Creates the app from `bundle.json`.
    ///
    /// Throws ``BundleError`` naming the file, the key and the reason if a part of it can't be used.
    public init(bundle json: JSON) throws(BundleError) {
        bundle = try AppBundle(json)
    }

    /// Creates an app from `bundle.json` that only answers ``handleEveryday(_:workspace:resources:)``, and so reads
    /// less.
    ///
    /// Throws ``BundleError`` as ``init(bundle:)`` does.
    public static func everyday(bundle json: JSON) throws(BundleError) -> App {
        App(try AppBundle(json, further: { _ in nil }))
    }

    private init(_ bundle: AppBundle) { self.bundle = bundle }

    /// The hash of the build this app was made from.
    public var build: String { bundle.build }
}
