import Almanac
import Crypto
import Foundation
import People
import Records
import Synchronization

@testable import Server

/// A provider at the edge of the network: it signs with a real key, gives each code once, holds the verifier against the
/// challenge, and misbehaves where a test says so.
final class StandInProvider: Sendable {
    let issuer: String
    let clientID = "wird"
    let secret = "of the client"
    private let state: Mutex<Mode>

    /// What it does, right or wrong.
    struct Mode: Sendable {
        /// Its clock, in seconds since 1970.
        var now: @Sendable () -> Int64 = { World.wallClock().seconds }
        var key = P256.Signing.PrivateKey()
        var kid = "1"
        /// What its ID tokens say otherwise than they should.
        var claims: [String: JSON] = [:]
        /// What their headers say otherwise.
        var header: [String: JSON] = [:]
        /// What signs in place of its key.
        var signer: (@Sendable ([UInt8]) -> [UInt8])?
        var description: [String: JSON] = [:]
        var isDown = false
        /// Whether it takes codes again, which no provider may.
        var repeatsCodes = false
        fileprivate var codes: [String: Code] = [:]
        fileprivate(set) var calls: [String] = []
        fileprivate var count = 0
    }

    fileprivate struct Code: Sendable {
        var subject: String
        var nonce: String
        var challenge: String
        var back: String
    }

    init(_ issuer: String = "https://id.example.org") {
        self.issuer = issuer
        state = Mutex(Mode())
    }

    /// The provider as the operator adds it.
    func configured(_ id: String = "example", _ title: String = "Example") -> IdentityProvider {
        IdentityProvider(id: id, title: title, issuer: issuer, clientID: clientID, secret: .shared(secret))
    }

    func change(_ work: (inout Mode) -> Void) { state.withLock { work(&$0) } }

    /// The paths that were asked, in their order.
    var calls: [String] { state.withLock { $0.calls } }

    /// The public key in the form that somebody could take for a shared secret.
    var publicPEM: String { state.withLock { $0.key.publicKey.pemRepresentation } }

    /// Answers a request of the server's.
    func fetch(_ call: ProviderCall) throws -> (status: Int, body: [UInt8]) {
        guard call.address.hasPrefix(issuer) else { throw ProviderError.unreachable }
        let path = String(call.address.dropFirst(issuer.count))
        return try state.withLock { mode in
            mode.calls.append(path)
            guard !mode.isDown else { throw ProviderError.unreachable }
            switch path {
            case "/.well-known/openid-configuration": return (200, describe(mode))
            case "/keys": return (200, (["keys": [Self.jwk(mode)]] as JSON).bytes())
            case "/token": return exchange(call, &mode)
            default: return (404, [])
            }
        }
    }

    /// What the person's browser does there: they say who they are, and are sent back.
    ///
    /// - Parameter address: where the server sent the browser.
    /// - Returns: the address that the browser is sent to.
    func agree(_ address: String, as subject: String, naming: Bool = false) -> String {
        let query = HostForm(Array((URL(string: address)?.query(percentEncoded: true) ?? "").utf8))
        return state.withLock { mode in
            mode.count += 1
            let code = "code-\(mode.count)"
            mode.codes[code] = Code(
                subject: subject, nonce: query["nonce"], challenge: query["code_challenge"],
                back: query["redirect_uri"])
            return query["redirect_uri"] + "?code=\(code)&state=\(query["state"])"
                + (naming ? "&iss=\(PercentCoding.encode(issuer))" : "")
        }
    }

    private func describe(_ mode: Mode) -> [UInt8] {
        var json: JSONObject = [
            "issuer": .string(issuer), "authorization_endpoint": .string(issuer + "/authorize"),
            "token_endpoint": .string(issuer + "/token"), "jwks_uri": .string(issuer + "/keys"),
        ]
        for (name, value) in mode.description { json[name] = value }
        return JSON.object(json).bytes()
    }

    private func exchange(_ call: ProviderCall, _ mode: inout Mode) -> (status: Int, body: [UInt8]) {
        let form = HostForm(Array((call.form ?? "").utf8))
        let shown = Base64.encode(Array("\(clientID):of+the+client".utf8))
        guard call.authorization == "Basic " + shown, form["grant_type"] == "authorization_code",
            let code = mode.codes[form["code"]], code.back == form["redirect_uri"],
            code.challenge == Base64.encode(Records.SHA256.hash(Array(form["code_verifier"].utf8)), .url)
        else { return (400, Array(#"{"error": "invalid_grant"}"#.utf8)) }
        if !mode.repeatsCodes { mode.codes[form["code"]] = nil }
        let answer: JSON = [
            "access_token": "access", "token_type": "Bearer", "id_token": .string(token(for: code, mode)),
        ]
        return (200, answer.bytes())
    }

    private func token(for code: Code, _ mode: Mode) -> String {
        let now = mode.now()
        var claims: JSONObject = [
            "iss": .string(issuer), "sub": .string(code.subject), "aud": .string(clientID),
            "nonce": .string(code.nonce), "iat": .int(now), "exp": .int(now + 300),
        ]
        for (name, value) in mode.claims { claims[name] = value }
        var header: JSONObject = ["alg": "ES256", "kid": .string(mode.kid)]
        for (name, value) in mode.header { header[name] = value }
        let text = [header, claims].map { Base64.encode(JSON.object($0).bytes(), .url) }.joined(separator: ".")
        let signature =
            mode.signer?(Array(text.utf8))
            ?? [UInt8]((try? mode.key.signature(for: Data(text.utf8)).rawRepresentation) ?? Data())
        return text + "." + Base64.encode(signature, .url)
    }

    private static func jwk(_ mode: Mode) -> JSON {
        let point = [UInt8](mode.key.publicKey.rawRepresentation)
        return [
            "kty": "EC", "crv": "P-256", "kid": .string(mode.kid), "use": "sig", "alg": "ES256",
            "x": .string(Base64.encode(Array(point.prefix(32)), .url)),
            "y": .string(Base64.encode(Array(point.suffix(32)), .url)),
        ]
    }
}
