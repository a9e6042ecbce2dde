/// An address that a host answers itself, by what it gives. All of them are classified here, so that none bypasses
/// ``Access``.
enum HostAddress {
    /// The product's own files, which hold nothing about the person: `/assets/…`, `/bundle.json`, `/sw.js` and
    /// `/healthz`. They are open to everybody, with or without a token.
    case product
    /// What is read or heard: `/content/…`, which includes the person's own texts, `/audio/…` and `/adhan/…`.
    case reading
    /// What only the person may do: a sync, which holds everything, hearing of changes, and clearing the stored
    /// recitations.
    case own
    /// Where a shop reports purchases. It shows a key of another kind in the same header (`PurchaseResponder`).
    case shop
    /// The app's own addresses, for which it calls ``Access/check(_:)`` itself.
    case app

    init(path: String) {
        func begins(_ text: String) -> Bool { path.utf8.starts(with: text.utf8) }
        switch path {
        case "/bundle.json", "/sw.js", "/healthz": self = .product
        case App.syncPath, "/changes", "/audio/clear": self = .own
        case "/hooks/purchases": self = .shop
        case _ where begins("/assets/"): self = .product
        case _ where begins("/content/") || begins("/audio/") || begins("/adhan/"): self = .reading
        default: self = .app
        }
    }

    /// The scopes of which a token needs one, or `nil` if no token is checked.
    func scopes(isPost: Bool) -> [AccessScope]? {
        switch self {
        case .product, .shop, .app: nil
        case .reading: isPost ? [] : [.read]
        case .own: []
        }
    }
}
