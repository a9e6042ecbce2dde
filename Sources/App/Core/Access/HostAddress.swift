/// An address that a host answers itself, by what it gives. Each is decided on here, so that none escapes ``Access``.
enum HostAddress {
    /// The product's own files, which hold nothing of the person's: `/assets/…`, `/bundle.json`, `/sw.js`, `/healthz`, and
    /// the addresses that browsers fetch them by. Whatever token is shown, they are everybody's.
    case product
    /// What is read or heard: `/content/…`, where a person's own texts stand as well, `/audio/…` and `/adhan/…`.
    case reading
    /// What only the person does: a sync, which holds everything, and the clearing of kept recitations.
    case own
    /// Where a shop tells what was bought. It shows another key, which stands in the same header (`PurchaseResponder`).
    case shop
    /// The app's own, which asks ``Access/check(_:)`` itself.
    case app

    init(path: String) {
        func begins(_ text: String) -> Bool { path.utf8.starts(with: text.utf8) }
        switch path {
        case "/bundle.json", "/sw.js", "/healthz": self = .product
        case App.syncPath, "/audio/clear": self = .own
        case "/hooks/purchases": self = .shop
        case _ where begins("/assets/"): self = .product
        case _ where begins("/content/") || begins("/audio/") || begins("/adhan/"): self = .reading
        default: self = .app
        }
    }

    /// Which scopes reach it; `nil` where a token isn't asked for.
    func scopes(isPost: Bool) -> [AccessScope]? {
        switch self {
        case .product, .shop, .app: nil
        case .reading: isPost ? [] : [.read]
        case .own: []
        }
    }
}
