/// An address that a host answers itself, by what it gives. All of them are classified here, so that none bypasses
/// ``Access``.
enum HostAddress {
    /// The product's own files, which hold nothing about the person: `/assets/…`, `/bundle.json`, `/sw.js` and
    /// `/healthz`; and where calendar programs are sent (`/.well-known/caldav`). They are open to everybody, with or without a token.
    case product
    /// What is read or heard: `/content/…`, which includes the person's own texts, `/audio/…` and `/adhan/…`.
    case reading
    /// What only the person may do: a sync, which holds everything, sending requests that waited, hearing of changes,
    /// their own files (`/blobs/…`), being listened to (`/quran/recite/listen/…`), clearing the stored recitations, and looking at how the host stands.
    case own
    /// Where a shop reports purchases. It shows a key of another kind in the same header (`PurchaseResponder`).
    case shop
    /// The tasks for calendar programs (`/dav/…`), which show their token as a password; `App.handleTaskCalendar` asks
    /// everybody for it.
    case calendar
    /// The app's own addresses, for which it calls ``Access/check(_:)`` itself.
    case app

    init(path: String) {
        func begins(_ text: String) -> Bool { path.utf8.starts(with: text.utf8) }
        switch path {
        case "/bundle.json", "/sw.js", "/healthz", App.calendarDiscovery: self = .product
        case "/dav": self = .calendar
        case _ where begins(App.calendarRoot): self = .calendar
        case App.syncPath, App.requestsPath, App.changesPath, App.readyPath, App.metricsPath, "/audio/clear":
            self = .own
        case "/blobs": self = .own
        case _ where begins("/blobs/"): self = .own
        case App.recogniserPath, App.listenPath: self = .own
        case _ where begins(App.listenPath + "/"): self = .own
        case "/hooks/purchases": self = .shop
        case _ where begins("/assets/"): self = .product
        case _ where begins("/content/") || begins("/audio/") || begins("/adhan/"): self = .reading
        default: self = .app
        }
    }

    /// The scopes of which a token needs one, or `nil` if no token is checked.
    func scopes(isPost: Bool) -> [AccessScope]? {
        switch self {
        case .product, .shop, .calendar, .app: nil
        case .reading: isPost ? [] : [.read]
        case .own: []
        }
    }
}

extension App {
    /// The address at which a browser sends the requests about shared things that it has kept.
    public static let requestsPath = "/requests"
    /// The address at which a page hears of changes.
    public static let changesPath = "/changes"
    /// The address that says whether anything on the host can listen to a recitation.
    public static let recogniserPath = "/quran/recite/recogniser"
    /// Where the host listens while somebody recites.
    public static let listenPath = "/quran/recite/listen"
    /// The address that says whether the host is in order.
    public static let readyPath = "/readyz"
    /// Where calendar programs find the tasks (CalDAV, RFC 4791). Hosts answer it themselves; no worker has it.
    public static let calendarRoot = "/dav/"
    /// Where calendar programs that know only the server's name ask for it (RFC 6764 §5).
    public static let calendarDiscovery = "/.well-known/caldav"
    /// The address of the host's figures for monitoring.
    public static let metricsPath = "/metrics"

    /// Whether an address is one of the product's. Then its first part is a word of the product, and nothing that
    /// somebody wrote; so a host may log and count by it.
    public static func knows(path: String) -> Bool {
        guard case .app = HostAddress(path: path) else { return true }
        return path == pairingPath || Route(path: path) != nil
    }
}
