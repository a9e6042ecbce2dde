/// A service that says who somebody is (OpenID Connect Core 1.0), as the operator configured it.
public struct IdentityProvider: Hashable, Sendable, Identifiable {
    /// What it is called in addresses: small letters, digits and hyphens.
    public var id: String
    /// What people read on its button.
    public var title: String
    /// Its issuer, which names it in what it signs; compared byte for byte.
    public var issuer: String
    /// What this server is called there.
    public var clientID: String
    public var secret: ClientSecret

    public init(id: String, title: String, issuer: String, clientID: String, secret: ClientSecret) {
        self.id = id
        self.title = title
        self.issuer = issuer
        self.clientID = clientID
        self.secret = secret
    }

    /// The longest id, title, issuer and client id, in bytes.
    public static let limits = (id: 32, title: 60, issuer: 255, clientID: 255)

    /// Whether a text can be an id.
    public static func isID(_ text: String) -> Bool {
        (1...limits.id).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "-")
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            }
    }
}

/// How this server shows a provider that it is the client that was registered there.
public enum ClientSecret: Hashable, Sendable {
    /// A public client, which PKCE alone protects.
    case none
    case shared(String)
    /// Apple's way: a statement that is signed with the operator's key for each request.
    ///
    /// - Parameters:
    ///   - team: the developer account's id, ten characters.
    ///   - key: the key's id.
    ///   - pem: the private key (P-256) as the file that Apple gives.
    case apple(team: String, key: String, pem: String)
}

/// Somebody's account at a provider. The provider says that the pair of both never belongs to another person (OpenID
/// Connect Core 1.0 §5.7); an e-mail address may.
public struct Identity: Hashable, Sendable {
    public var issuer: String
    public var subject: String

    public init(issuer: String, subject: String) {
        self.issuer = issuer
        self.subject = subject
    }
}
