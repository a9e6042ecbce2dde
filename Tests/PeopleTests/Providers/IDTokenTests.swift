import Almanac
import Crypto
import CryptoExtras
import Foundation
import Records
import Testing

@testable import People

@Suite("What a provider says about somebody")
struct IDTokenTests {
    private static let now = Instant(seconds: 1_790_000_000)
    private static let provider = IdentityProvider(
        id: "example", title: "Example", issuer: "https://id.example.org", clientID: "wird", secret: .shared("s"))
    private static let signers = (ec: ProviderSigner.p256("a"), rsa: ProviderSigner.rsa("b"))

    private static func claims(_ changes: [String: JSON] = [:]) -> JSONObject {
        var claims: JSONObject = [
            "iss": "https://id.example.org", "sub": "248289761001", "aud": "wird", "nonce": "n",
            "iat": .int(now.seconds - 5), "exp": .int(now.seconds + 300),
        ]
        for (name, value) in changes { claims[name] = value }
        return claims
    }

    /// What a token is said to be, or the reason that it isn't.
    private static func outcome(
        _ token: String, keys: ProviderKeys? = nil, access: String? = nil
    ) async -> Result<Identity, ProviderError> {
        do throws(ProviderError) {
            let own = try ProviderKeys(reading: ProviderSigner.set([signers.ec, signers.rsa]))
            let expected = IDToken.Expectation(
                provider: provider, nonce: "n", accessToken: access, now: now, leeway: 60, oldest: 600)
            return .success(try await IDToken(reading: token).identity(expected, keys: keys ?? own))
        } catch {
            return .failure(error)
        }
    }

    private static let person = Identity(issuer: "https://id.example.org", subject: "248289761001")

    @Test("signed by the provider's key, for us, now, and with what was asked: it names the person")
    func right() async {
        #expect(await Self.outcome(Self.signers.ec.sign(Self.claims())) == .success(Self.person))
        #expect(await Self.outcome(Self.signers.rsa.sign(Self.claims())) == .success(Self.person))
        let several = Self.claims(["aud": ["wird", "other"], "azp": "wird"])
        #expect(await Self.outcome(Self.signers.ec.sign(several)) == .success(Self.person))
    }

    @Test(
        "what says anything else is refused",
        arguments: [
            (["iss": "https://id.example.org/"], ProviderError.wrongIssuer),
            (["iss": "https://evil.example"], .wrongIssuer),
            (["aud": "other"], .wrongAudience), (["aud": []], .wrongAudience),
            (["aud": ["wird", "other"]], .wrongAudience), (["azp": "other"], .wrongAudience),
            (["aud": ["wird", "other"], "azp": "other"], .wrongAudience),
            (["exp": .int(now.seconds - 60)], .expired), (["exp": "soon"], .malformedToken),
            (["iat": .int(now.seconds - 601)], .wrongTime), (["iat": .int(now.seconds + 61)], .wrongTime),
            (["iat": .null], .malformedToken), (["nbf": .int(now.seconds + 61)], .wrongTime),
            (["nonce": "m"], .wrongNonce), (["nonce": .null], .wrongNonce),
            (["sub": ""], .malformedToken), (["sub": 7], .malformedToken),
        ] as [([String: JSON], ProviderError)])
    func wrong(_ changes: [String: JSON], _ reason: ProviderError) async {
        #expect(await Self.outcome(Self.signers.ec.sign(Self.claims(changes))) == .failure(reason))
    }

    @Test("the clock may differ by a minute and no more")
    func leeway() async {
        let late = Self.claims(["exp": .int(Self.now.seconds - 59)])
        #expect(await Self.outcome(Self.signers.ec.sign(late)) == .success(Self.person))
        let early = Self.claims(["iat": .int(Self.now.seconds + 60)])
        #expect(await Self.outcome(Self.signers.ec.sign(early)) == .success(Self.person))
    }

    @Test(
        "without a signature, with a shared secret, or with the public key taken for one: refused before any key is asked"
    )
    func weak() async throws {
        let claims = Self.claims()
        #expect(await Self.outcome(ProviderSigner.unsigned(claims)) == .failure(.weakAlgorithm))
        #expect(await Self.outcome(ProviderSigner.unsigned(claims, "None")) == .failure(.weakAlgorithm))
        for key in [Self.signers.rsa, Self.signers.ec] {
            for secret in key.publicForms {
                let token = ProviderSigner.hs256(claims, secret: secret, kid: key.kid)
                #expect(await Self.outcome(token) == .failure(.weakAlgorithm))
            }
        }
        let set = Array(#"{"keys": [{"kty": "oct", "kid": "a", "k": "c2VjcmV0", "alg": "HS256"}]}"#.utf8)
        let shared = ProviderSigner.hs256(claims, secret: Array("secret".utf8), kid: "a")
        #expect(await Self.outcome(shared, keys: try ProviderKeys(reading: set)) == .failure(.weakAlgorithm))
    }

    @Test("the algorithm of one kind of key isn't taken with the key of another, nor another key's signature")
    func mixed() async throws {
        let (ec, rsa) = Self.signers
        #expect(await Self.outcome(ec.sign(Self.claims(), header: ["alg": "RS256"])) == .failure(.unknownKey))
        #expect(await Self.outcome(rsa.sign(Self.claims(), header: ["kid": "a"])) == .failure(.unknownKey))
        let stranger = ProviderSigner.p256("a")
        #expect(await Self.outcome(stranger.sign(Self.claims())) == .failure(.wrongSignature))
        let own = ec.sign(Self.claims(), header: ["kid": "z"])
        #expect(await Self.outcome(own) == .failure(.unknownKey))
        let brought = stranger.sign(Self.claims(), header: ["kid": "a", "jwk": stranger.jwk])
        #expect(await Self.outcome(brought) == .failure(.wrongSignature))
        #expect(await Self.outcome(ec.sign(Self.claims(), header: ["crit": ["x"]])) == .failure(.malformedToken))
    }

    @Test("a changed claim, a cut signature and no token at all are refused")
    func damaged() async {
        let token = Self.signers.ec.sign(Self.claims())
        let parts = token.split(separator: ".").map(String.init)
        let other = Self.signers.ec.sign(Self.claims(["sub": "1"])).split(separator: ".").map(String.init)
        #expect(await Self.outcome([parts[0], other[1], parts[2]].joined(separator: ".")) == .failure(.wrongSignature))
        #expect(await Self.outcome(parts[0] + "." + parts[1] + ".") == .failure(.wrongSignature))
        for text in ["", "a.b", "a.b.c.d", parts[0] + "." + parts[1], String(repeating: "a", count: 40_000)] {
            #expect(await Self.outcome(text) == .failure(.malformedToken))
        }
    }

    @Test("the access token belongs to the ID token, where that says which")
    func accessToken() async {
        let half = Base64.encode(Array(Crypto.SHA256.hash(data: Data("access".utf8)).prefix(16)), .url)
        let token = Self.signers.ec.sign(Self.claims(["at_hash": .string(half)]))
        #expect(await Self.outcome(token, access: "access") == .success(Self.person))
        #expect(await Self.outcome(token, access: "another") == .failure(.wrongAccessToken))
        #expect(await Self.outcome(token) == .failure(.wrongAccessToken))
    }

    @Test("keys that aren't for signatures, or aren't public, are none")
    func keys() async throws {
        var encrypting = Self.signers.ec.jwk.object ?? JSONObject()
        encrypting["use"] = "enc"
        let set = (["keys": [.object(encrypting), "text", ["kty": "EC"]]] as JSON).bytes()
        let keys = try ProviderKeys(reading: set)
        #expect(await Self.outcome(Self.signers.ec.sign(Self.claims()), keys: keys) == .failure(.unknownKey))
        #expect(throws: ProviderError.badDescription) { try ProviderKeys(reading: Array("[]".utf8)) }
    }

    @Test("a description is the asked provider's own, byte for byte, and over TLS")
    func description() throws {
        func read(_ changes: [String: JSON]) -> Result<ProviderDescription, ProviderError> {
            var json: JSONObject = [
                "issuer": "https://id.example.org", "authorization_endpoint": "https://id.example.org/a",
                "token_endpoint": "https://id.example.org/t", "jwks_uri": "https://id.example.org/k",
            ]
            for (name, value) in changes { json[name] = value }
            return Result { () throws(ProviderError) in
                try ProviderDescription(reading: JSON.object(json).bytes(), of: Self.provider)
            }
        }
        guard case .success(let found) = read([:]) else { return #expect(Bool(false)) }
        #expect(!found.namesItself && !found.takesSecretInForm)
        #expect(read(["issuer": "https://id.example.org/"]) == .failure(.otherDescription))
        for name in ["authorization_endpoint", "token_endpoint", "jwks_uri"] {
            for address in ["http://id.example.org/x", "https://u@id.example.org/x", "javascript:alert(1)", ""] {
                #expect(read([name: .string(address)]) == .failure(.badDescription), "\(name) \(address)")
            }
        }
        #expect(read(["code_challenge_methods_supported": ["plain"]]) == .failure(.badDescription))
        #expect(
            ProviderDescription.address(of: "https://x.org/a/") == "https://x.org/a/.well-known/openid-configuration")
    }

    @Test("what is asked: a code, with PKCE by S256, a state and a nonce, all random; nothing but who somebody is")
    func request() throws {
        // The example of RFC 7636, appendix B.
        var request = AuthorizationRequest()
        #expect(request.verifier.utf8.count == 43 && request.state != request.nonce)
        #expect(AuthorizationRequest().state != request.state)
        request.verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(request.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
        let description = try ProviderDescription(
            reading: Array(
                #"{"issuer": "https://id.example.org", "authorization_endpoint": "https://id.example.org/a?x=1", "token_endpoint": "https://id.example.org/t", "jwks_uri": "https://id.example.org/k"}"#
                    .utf8), of: Self.provider)
        let address = request.address(at: description, for: Self.provider, back: "https://w.org/b")
        #expect(address.hasPrefix("https://id.example.org/a?x=1&response_type=code&client_id=wird&"))
        #expect(address.contains("&scope=openid&") && address.contains("&code_challenge_method=S256"))
        #expect(address.contains("redirect_uri=https%3A%2F%2Fw.org%2Fb"))
        #expect(!address.contains(request.verifier))
    }

    @Test("Apple is shown a statement signed with the operator's key, for its issuer, and for a few minutes")
    func apple() async throws {
        let key = P256.Signing.PrivateKey()
        let provider = IdentityProvider(
            id: "apple", title: "Apple", issuer: ClientSecret.apple, clientID: "org.example.wird",
            secret: .apple(team: "TEAM123456", key: "KEY1234567", pem: key.pemRepresentation))
        let token = try #require(try await provider.secret.shown(for: provider, at: Self.now, life: 300))
        let parts = token.split(separator: ".").map(String.init)
        let header = try JSON(reading: try #require(Base64.decode(parts[0], .url)))
        let claims = try JSON(reading: try #require(Base64.decode(parts[1], .url)))
        #expect(header["alg"] == "ES256" && header["kid"] == "KEY1234567")
        #expect(claims["iss"] == "TEAM123456" && claims["sub"] == "org.example.wird")
        #expect(claims["aud"] == "https://appleid.apple.com")
        #expect(claims["iat"] == .int(Self.now.seconds) && claims["exp"] == .int(Self.now.seconds + 300))
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: try #require(Base64.decode(parts[2], .url)))
        #expect(key.publicKey.isValidSignature(signature, for: Data((parts[0] + "." + parts[1]).utf8)))
        let bad = IdentityProvider(
            id: "apple", title: "Apple", issuer: ClientSecret.apple, clientID: "x",
            secret: .apple(team: "T", key: "K", pem: "no key"))
        #expect(await !bad.secret.isUsable(for: bad, at: Self.now))
    }
}
