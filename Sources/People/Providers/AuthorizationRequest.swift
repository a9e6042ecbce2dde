import Records

/// What is asked of a provider when somebody is sent there, and what has to come back (OpenID Connect Core 1.0 §3.1.2.1
/// with RFC 7636). All of it is random and used once.
public struct AuthorizationRequest: Hashable, Sendable {
    public var state: String
    public var nonce: String
    /// The secret whose hash goes with the person, so that a code is worth nothing to who sees it (RFC 7636 §4.1).
    public var verifier: String

    public init() { (state, nonce, verifier) = (Self.random(), Self.random(), Self.random()) }

    /// 256 random bits as 43 characters.
    private static func random() -> String {
        var source = SystemRandomNumberGenerator()
        return Base64.encode((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }, .url)
    }

    /// The SHA-256 of the verifier (RFC 7636 §4.2, S256).
    public var challenge: String { Base64.encode(SHA256.hash(Array(verifier.utf8)), .url) }

    /// The address that the person is sent to. Nothing but who they are is asked for: neither name nor e-mail.
    ///
    /// - Parameter asksAgain: whether the provider is to ask for the password anew.
    public func address(
        at description: ProviderDescription, for provider: IdentityProvider, back: String, asksAgain: Bool = false
    ) -> String {
        var fields = [
            ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", back), ("scope", "openid"),
            ("state", state), ("nonce", nonce), ("code_challenge", challenge), ("code_challenge_method", "S256"),
        ]
        if asksAgain { fields += [("prompt", "login"), ("max_age", "0")] }
        let query = Self.form(fields)
        return description.authorization + (description.authorization.contains("?") ? "&" : "?") + query
    }

    /// The form that gives a code for the tokens (RFC 6749 §4.1.3, RFC 7636 §4.5).
    public func exchange(_ code: String, back: String) -> [(String, String)] {
        [("grant_type", "authorization_code"), ("code", code), ("redirect_uri", back), ("code_verifier", verifier)]
    }

    /// Fields as a form or a query.
    public static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\($0)=\(PercentCoding.encode($1))" }.joined(separator: "&")
    }
}
