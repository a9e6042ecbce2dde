import Almanac
import Crypto
import Foundation
import Records

/// What a provider says about who somebody is (OpenID Connect Core 1.0 §2), not yet checked.
public struct IDToken: Sendable {
    private let header: TokenHeader
    private let claims: JSON
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// The longest token, in bytes.
    private static let limit = 32 << 10

    /// Reads a token in its compact form (RFC 7515 §7.1).
    ///
    /// - Throws: ``ProviderError/malformedToken``, ``ProviderError/weakAlgorithm``.
    public init(reading text: String) throws(ProviderError) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard text.utf8.count <= Self.limit, parts.count == 3, let head = Base64.decode(parts[0], .url),
            let body = Base64.decode(parts[1], .url), let signature = Base64.decode(parts[2], .url),
            let claims = try? JSON(reading: body), claims.object != nil
        else { throw .malformedToken }
        header = try TokenHeader(reading: head)
        self.claims = claims
        self.signature = signature
        signed = Array((parts[0] + "." + parts[1]).utf8)
    }

    /// What a token is held against.
    public struct Expectation: Sendable {
        public var provider: IdentityProvider
        public var nonce: String
        /// The access token that came with it; `nil` if none did.
        public var accessToken: String?
        public var now: Instant
        /// By how many seconds the provider's clock may differ.
        public var leeway: Int64
        /// The age from which a token isn't taken, in seconds.
        public var oldest: Int64

        public init(
            provider: IdentityProvider, nonce: String, accessToken: String?, now: Instant, leeway: Int64, oldest: Int64
        ) {
            self.provider = provider
            self.nonce = nonce
            self.accessToken = accessToken
            self.now = now
            self.leeway = leeway
            self.oldest = oldest
        }
    }

    /// Whether a set of keys has the one that the token names.
    public func isSigned(byOneOf keys: ProviderKeys) -> Bool { keys.holds(header) }

    /// Checks the token (OpenID Connect Core 1.0 §3.1.3.7) and returns whose it is.
    public func identity(_ expected: Expectation, keys: ProviderKeys) async throws(ProviderError) -> Identity {
        try await keys.verify(signature, of: signed, header)
        guard let issuer = claims["iss"]?.string, issuer.utf8.elementsEqual(expected.provider.issuer.utf8) else {
            throw .wrongIssuer
        }
        try checkAudience(expected.provider.clientID)
        try checkTimes(expected)
        guard let nonce = claims["nonce"]?.string, nonce == expected.nonce else { throw .wrongNonce }
        try checkAccessToken(expected.accessToken)
        guard let subject = claims["sub"]?.string, (1...255).contains(subject.utf8.count) else {
            throw .malformedToken
        }
        return Identity(issuer: issuer, subject: subject)
    }

    /// Whether the person has just shown the provider who they are; `nil` if it doesn't say.
    public func wasAuthenticated(since start: Instant, leeway: Int64) -> Bool? {
        claims["auth_time"]?.int.map { $0 + leeway >= start.seconds }
    }

    private func checkAudience(_ client: String) throws(ProviderError) {
        let audience = claims["aud"]?.string.map { [$0] } ?? (claims["aud"]?.array ?? []).compactMap(\.string)
        guard audience.contains(client) else { throw .wrongAudience }
        // A token for several says which of them asked for it.
        if audience.count > 1, claims["azp"] == nil { throw .wrongAudience }
        if let party = claims["azp"], party.string != client { throw .wrongAudience }
    }

    private func checkTimes(_ expected: Expectation) throws(ProviderError) {
        let now = expected.now.seconds
        guard let ends = claims["exp"]?.double, let made = claims["iat"]?.double else { throw .malformedToken }
        guard Double(now - expected.leeway) < ends else { throw .expired }
        let ages = Double(now - expected.oldest)...Double(now + expected.leeway)
        guard ages.contains(made) else { throw .wrongTime }
        if let start = claims["nbf"]?.double, start > Double(now + expected.leeway) { throw .wrongTime }
    }

    /// Holds the access token against its hash in the ID token, where that has one (§3.1.3.6).
    private func checkAccessToken(_ token: String?) throws(ProviderError) {
        guard let hash = claims["at_hash"] else { return }
        guard let token, let shown = hash.string else { throw .wrongAccessToken }
        let bytes = Data(token.utf8)
        let digest: [UInt8] =
            switch header.algorithm.suffix(3) {
            case "384": Array(SHA384.hash(data: bytes))
            case "256": Array(Crypto.SHA256.hash(data: bytes))
            case "512", "DSA": Array(SHA512.hash(data: bytes))
            default: []
            }
        guard !digest.isEmpty, Base64.encode(Array(digest.prefix(digest.count / 2)), .url) == shown else {
            throw .wrongAccessToken
        }
    }
}
