import Crypto
import CryptoExtras
import Records
import Testing

@testable import People

@Suite struct PasskeyAssertionTests {
    private let ceremony = Ceremony()

    @Test("a passkey that was made is used, with each algorithm; the counter and the state of the backup are kept up")
    func accepted() throws {
        let keys: [SoftAuthenticator.Key] = [
            .p256(P256.Signing.PrivateKey()), .ed25519(Curve25519.Signing.PrivateKey()),
            .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048)),
        ]
        for key in keys {
            var authenticator = SoftAuthenticator(key: key)
            authenticator.flags.insert(.backupEligible)
            var passkey = try ceremony.register(authenticator)
            #expect(try ceremony.use(authenticator, passkey) == passkey)
            authenticator.signCount = 5
            authenticator.flags.insert(.backedUp)
            passkey = try ceremony.use(authenticator, passkey)
            #expect(passkey.signCount == 5 && passkey.isBackedUp)
            authenticator.signCount = .max
            authenticator.flags.remove(.backedUp)
            passkey = try ceremony.use(authenticator, passkey)
            #expect(passkey.signCount == .max && !passkey.isBackedUp)
        }
    }

    @Test("an answer that was spoilt is refused, with the reason", arguments: Spoiling.both + own)
    func refused(_ spoiling: Spoiling) throws {
        var authenticator = SoftAuthenticator()
        let passkey = try ceremony.register(authenticator)
        spoiling.spoil(&authenticator)
        #expect(throws: spoiling.error) { try ceremony.use(authenticator, passkey) }
    }

    private static let own = [
        Spoiling("the other ceremony", .wrongCeremony) { $0.ceremony = "webauthn.create" },
        Spoiling("another key", .wrongSignature) { $0.signer = .p256(P256.Signing.PrivateKey()) },
        Spoiling("a key of another kind", .wrongSignature) { $0.signer = .ed25519(Curve25519.Signing.PrivateKey()) },
        Spoiling("another passkey", .wrongCredential) { $0.id = [1] },
        Spoiling("another person", .wrongUser) { $0.handle = Array("somebody else".utf8) },
        Spoiling("an empty person", .wrongUser) { $0.handle = [] },
        Spoiling("nobody", .wrongUser) { $0.handle = nil },
        Spoiling("a passkey that can suddenly be backed up", .inconsistentBackup) { $0.flags.insert(.backupEligible) },
    ]

    @Test("a counter that stands still or goes back is refused, also to 0, but not where there has been none")
    func counters() throws {
        var authenticator = SoftAuthenticator()
        authenticator.signCount = 7
        let passkey = try ceremony.register(authenticator)
        for count: UInt32 in [7, 6, 0] {
            authenticator.signCount = count
            #expect(throws: PasskeyError.signCountWentBack) { try ceremony.use(authenticator, passkey) }
        }
        authenticator.signCount = 8
        #expect(try ceremony.use(authenticator, passkey).signCount == 8)
        // A wrong signature says nothing about a copy, so it is the reason even if the counter is wrong as well.
        authenticator.signCount = 7
        authenticator.signer = .p256(P256.Signing.PrivateKey())
        #expect(throws: PasskeyError.wrongSignature) { try ceremony.use(authenticator, passkey) }
    }

    @Test("a passkey that could be backed up and no longer can is refused")
    func eligibility() throws {
        var authenticator = SoftAuthenticator()
        authenticator.flags.insert(.backupEligible)
        let passkey = try ceremony.register(authenticator)
        authenticator.flags.remove(.backupEligible)
        #expect(throws: PasskeyError.inconsistentBackup) { try ceremony.use(authenticator, passkey) }
    }

    @Test("a person who was known before needs not be named, but only the allowed passkeys are taken")
    func allowed() throws {
        var authenticator = SoftAuthenticator()
        let passkey = try ceremony.register(authenticator)
        #expect(throws: PasskeyError.wrongCredential) { try ceremony.use(authenticator, passkey, allowed: [[1], [2]]) }
        #expect(try ceremony.use(authenticator, passkey, allowed: [[1], passkey.id]) == passkey)
        authenticator.handle = nil
        #expect(try ceremony.use(authenticator, passkey, allowed: [passkey.id]) == passkey)
        authenticator.handle = [1]
        #expect(throws: PasskeyError.wrongUser) { try ceremony.use(authenticator, passkey, allowed: [passkey.id]) }
    }

    @Test("before it is verified an answer says by which passkey, for whom and for which challenge it claims to be")
    func claims() throws {
        let assertion = try PasskeyAssertion(reading: SoftAuthenticator().get(ceremony.requestOptions))
        #expect(assertion.credentialID == SoftAuthenticator().id)
        #expect(assertion.userHandle == ceremony.user.handle)
        #expect(assertion.challenge == ceremony.request)
    }

    @Test("an answer in another form is refused")
    func forms() throws {
        let authenticator = SoftAuthenticator()
        let passkey = try ceremony.register(authenticator)
        let answer = try authenticator.get(ceremony.requestOptions)
        for (path, value, error) in [
            (["type"], nil, .malformedResponse), (["id"], "B", .malformedResponse),
            (["response"], nil, .malformedResponse),
            (["response", "signature"], nil, .malformedResponse), (["response", "signature"], "", .wrongSignature),
            (["response", "authenticatorData"], nil, .malformedResponse),
            (["response", "authenticatorData"], "", .malformedAuthenticatorData),
            (["response", "userHandle"], 1, .malformedResponse), (["response", "userHandle"], .null, .wrongUser),
            (["response", "clientDataJSON"], "e30", .malformedClientData),
        ] as [([String], JSON?, PasskeyError)] {
            let form = answer.altered(path[...], to: value)
            #expect(throws: error, "\(path)") { try ceremony.verify(form, passkey) }
        }
        #expect(throws: PasskeyError.malformedKey) {
            var passkey = passkey
            passkey.publicKey.append(0)
            _ = try ceremony.verify(answer, passkey)
        }
    }
}
