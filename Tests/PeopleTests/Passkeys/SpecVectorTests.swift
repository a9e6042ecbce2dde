import Records
import Testing

@testable import People

/// The test vectors of WebAuthn Level 3, section 16.
@Suite struct SpecVectorTests {
    private static let accepted = SpecVector.all.filter {
        !["none.ES256.crossOrigin", "none.ES256.topOrigin", "packed.Ed448"].contains($0.name)
    }

    @Test("the registrations and assertions of the specification are accepted", arguments: accepted)
    func valid(_ vector: SpecVector) throws {
        let passkey = try vector.register()
        #expect(passkey.id == vector.credential)
        #expect(passkey.signCount == 0)
        let data = try AuthenticatorData(reading: vector["authenticatorData"])
        #expect(passkey.isBackupEligible == data.flags.contains(.backupEligible))
        let used = try vector.assert(passkey)
        #expect(used.isBackedUp == data.flags.contains(.backedUp))
    }

    @Test(
        "those from a page inside another one are refused",
        arguments: ["none.ES256.crossOrigin", "none.ES256.topOrigin"])
    func embedded(_ name: String) throws {
        let vector = try SpecVector.named(name)
        #expect(throws: PasskeyError.embedded) { try vector.register() }
        let data = try AttestationObject(reading: vector["attestationObject"]).data
        let passkey = Passkey(
            id: vector.credential, publicKey: try #require(data.attested).publicKey, signCount: 0,
            isBackupEligible: false, isBackedUp: false, transports: [])
        #expect(throws: PasskeyError.embedded) { try vector.assert(passkey) }
    }

    @Test("a key for an unknown algorithm is refused")
    func unknown() throws {
        let vector = try SpecVector.named("packed.Ed448")
        #expect(throws: PasskeyError.unknownAlgorithm) { try vector.register() }
    }

    @Test(
        "the algorithms that nobody is asked for are refused by default", arguments: ["packed.ES384", "packed.ES512"])
    func notAsked(_ name: String) throws {
        let party = RelyingParty(
            id: "example.org", name: "Example", origins: ["https://example.org"], requiresUserVerification: false)
        #expect(throws: PasskeyError.unknownAlgorithm) { try SpecVector.named(name).register(party) }
    }

    @Test("where nobody was verified is refused if that is required, and only there", arguments: accepted)
    func verification(_ vector: SpecVector) throws {
        let party = SpecVector.party(verifies: true)
        let registered = try AttestationObject(reading: vector["attestationObject"]).data
        if registered.flags.contains(.userVerified) {
            #expect(throws: Never.self) { try vector.register(party) }
        } else {
            #expect(throws: PasskeyError.userNotVerified) { try vector.register(party) }
        }
        let passkey = try vector.register()
        if try AuthenticatorData(reading: vector["authenticatorData"]).flags.contains(.userVerified) {
            #expect(throws: Never.self) { try vector.assert(passkey, party) }
        } else {
            #expect(throws: PasskeyError.userNotVerified) { try vector.assert(passkey, party) }
        }
    }

    @Test("no assertion of one credential is accepted for another", arguments: accepted)
    func crossed(_ vector: SpecVector) throws {
        for other in Self.accepted where other.name != vector.name {
            var passkey = try other.register()
            #expect(throws: PasskeyError.wrongCredential) { try vector.assert(passkey) }
            passkey.id = vector.credential
            passkey.isBackupEligible = try vector.register().isBackupEligible
            #expect(throws: PasskeyError.wrongSignature) { try vector.assert(passkey) }
        }
    }
}
