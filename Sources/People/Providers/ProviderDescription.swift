import Foundation
import Records

/// What a provider publishes about itself at `/.well-known/openid-configuration` (OpenID Connect Discovery 1.0 §3).
public struct ProviderDescription: Hashable, Sendable {
    public var authorization: String
    public var token: String
    public var keys: String
    /// Whether its answers name it (RFC 9207).
    public var namesItself: Bool
    /// Whether the client's secret goes into the form, because the provider doesn't take it in the header.
    public var takesSecretInForm: Bool

    /// The address of a provider's description (OpenID Connect Discovery 1.0 §4).
    public static func address(of issuer: String) -> String {
        (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
    }

    /// Reads a provider's description.
    ///
    /// - Parameter isAllowed: whether an address may be asked.
    /// - Throws: ``ProviderError/badDescription``, ``ProviderError/otherDescription``.
    public init(
        reading bytes: [UInt8], of provider: IdentityProvider, isAllowed: (String) -> Bool = isEncrypted
    ) throws(ProviderError) {
        guard let json = try? JSON(reading: bytes), let issuer = json["issuer"]?.string,
            let authorization = json["authorization_endpoint"]?.string, let token = json["token_endpoint"]?.string,
            let keys = json["jwks_uri"]?.string
        else { throw .badDescription }
        // Byte for byte: whoever could answer for a similar one would speak for everybody (§4.3).
        guard issuer.utf8.elementsEqual(provider.issuer.utf8) else { throw .otherDescription }
        guard [authorization, token, keys].allSatisfy(isAllowed) else { throw .badDescription }
        if let methods = Self.texts(json["code_challenge_methods_supported"]), !methods.contains("S256") {
            throw .badDescription
        }
        self.authorization = authorization
        self.token = token
        self.keys = keys
        namesItself = json["authorization_response_iss_parameter_supported"]?.bool ?? false
        let ways = Self.texts(json["token_endpoint_auth_methods_supported"]) ?? ["client_secret_basic"]
        takesSecretInForm = !ways.contains("client_secret_basic")
    }

    /// Whether an address is one over TLS, without a name or a fragment in it.
    public static func isEncrypted(_ address: String) -> Bool {
        guard let url = URL(string: address) else { return false }
        return url.scheme == "https" && !(url.host() ?? "").isEmpty && url.user() == nil && url.fragment() == nil
    }

    private static func texts(_ json: JSON?) -> [String]? { json?.array.map { $0.compactMap(\.string) } }
}
