import HTTPTypes
import People

/// An address of the pages about accounts. All of them are the server's own: no worker has them.
enum AccountRoute: String, CaseIterable, Sendable {
    case home = ""
    case signIn = "signin"
    case signInOptions = "signin/options"
    case signInPasskey = "signin/passkey"
    case join
    case recover
    case ways
    case wayPassword = "ways/password"
    case wayOptions = "ways/options"
    case wayPasskey = "ways/passkey"
    case wayProvider = "ways/provider"
    case signInProvider = "signin/provider"
    /// Where a provider sends people back to, with its id as one more part.
    case providerBack = "provider/back"
    case connectProvider = "provider/connect"
    case disconnectProvider = "provider/remove"
    case confirm
    case confirmOptions = "confirm/options"
    case confirmPasskey = "confirm/passkey"
    case confirmProvider = "confirm/provider"
    case code
    case name
    case password
    case passkeyOptions = "passkey/options"
    case passkey
    case removePasskey = "passkey/remove"
    case recovery
    case signOut = "signout"
    case arrived
    case clear
    case close
    case people
    case invite = "people/invite"
    case withdraw = "people/withdraw"
    case closePerson = "people/close"
    case reopenPerson = "people/reopen"
    case recoverPerson = "people/recover"

    /// Where all of them begin.
    static let root = "/account"

    init?(path: String) {
        guard path == Self.root || path.hasPrefix(Self.root + "/") else { return nil }
        let rest = String(path.dropFirst(Self.root.count + 1))
        self.init(rawValue: rest.hasPrefix(Self.providerBack.rawValue + "/") ? Self.providerBack.rawValue : rest)
    }

    var path: String { rawValue.isEmpty ? Self.root : "\(Self.root)/\(rawValue)" }

    /// Who may use it.
    enum Audience {
        /// Who isn't inside yet.
        case anybody
        /// Who has begun to join or to recover, by the secret in the step's cookie.
        case beginner
        /// Whoever is signed in, for themselves.
        case member
        /// Who runs the server.
        case manager
    }

    var audience: Audience {
        switch self {
        case .signIn, .signInOptions, .signInPasskey, .signInProvider, .providerBack, .join, .recover: .anybody
        case .ways, .wayPassword, .wayOptions, .wayPasskey, .wayProvider, .code: .beginner
        case .home, .name, .password, .passkeyOptions, .passkey, .removePasskey, .recovery, .signOut, .arrived,
            .clear, .close, .connectProvider, .disconnectProvider, .confirm, .confirmOptions, .confirmPasskey,
            .confirmProvider:
            .member
        case .people, .invite, .withdraw, .closePerson, .reopenPerson, .recoverPerson: .manager
        }
    }

    /// The methods it takes.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .home, .ways, .code, .arrived, .people: [.get, .head]
        // A second request for the same answer, as a HEAD would be, finds it used up.
        case .providerBack: [.get]
        case .signIn, .join, .recover, .close, .confirm: [.get, .head, .post]
        case .signInProvider, .wayProvider, .connectProvider, .disconnectProvider, .confirmOptions, .confirmPasskey,
            .confirmProvider, .signInOptions, .signInPasskey, .wayPassword, .wayOptions, .wayPasskey, .name, .password,
            .passkeyOptions,
            .passkey, .removePasskey, .recovery, .signOut, .clear, .invite, .withdraw, .closePerson, .reopenPerson,
            .recoverPerson:
            [.post]
        }
    }
}
