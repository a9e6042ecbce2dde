import Almanac
import Foundation
import JWTKit

extension ClientSecret {
    /// The secret that a request to the provider shows; `nil` for a public client.
    ///
    /// - Parameter life: for how many seconds a signed one is valid.
    /// - Throws: ``ProviderError/badClientKey``.
    public func shown(for provider: IdentityProvider, at now: Instant, life: Int64) async throws(ProviderError)
        -> String?
    {
        switch self {
        case .none: return nil
        case .shared(let text): return text
        case .apple(let team, let key, let pem):
            do {
                let name = JWKIdentifier(string: key)
                let keys = try await JWTKeyCollection().add(ecdsa: ES256PrivateKey(pem: pem), kid: name)
                let claims = AppleClaims(
                    iss: team, iat: now.seconds, exp: now.seconds + life, aud: Self.apple, sub: provider.clientID)
                return try await keys.sign(claims, kid: name)
            } catch {
                throw .badClientKey
            }
        }
    }

    /// Whether the operator's key can sign; true where there is none.
    public func isUsable(for provider: IdentityProvider, at now: Instant) async -> Bool {
        (try? await shown(for: provider, at: now, life: 60)) != nil || self == .none
    }

    /// Apple's issuer.
    public static let apple = "https://appleid.apple.com"
}

/// What Apple wants signed (Sign in with Apple, "Creating a client secret").
private struct AppleClaims: JWTPayload {
    var iss: String
    var iat: Int64
    var exp: Int64
    var aud: String
    var sub: String

    /// Only made here, never read.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
