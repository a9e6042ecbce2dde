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
        self.init(rawValue: String(path.dropFirst(Self.root.count + 1)))
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
        case .signIn, .signInOptions, .signInPasskey, .join, .recover: .anybody
        case .ways, .wayPassword, .wayOptions, .wayPasskey, .code: .beginner
        case .home, .name, .password, .passkeyOptions, .passkey, .removePasskey, .recovery, .signOut, .arrived,
            .clear, .close:
            .member
        case .people, .invite, .withdraw, .closePerson, .reopenPerson, .recoverPerson: .manager
        }
    }

    /// The methods it takes.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .home, .ways, .code, .arrived, .people: [.get, .head]
        case .signIn, .join, .recover, .close: [.get, .head, .post]
        case .signInOptions, .signInPasskey, .wayPassword, .wayOptions, .wayPasskey, .name, .password, .passkeyOptions,
            .passkey, .removePasskey, .recovery, .signOut, .clear, .invite, .withdraw, .closePerson, .reopenPerson,
            .recoverPerson:
            [.post]
        }
    }
}
