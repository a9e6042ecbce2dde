import Crypto
import CryptoExtras
import Records
import Testing

@testable import People

@Suite struct PasskeyRegistrationTests {
    private let ceremony = Ceremony()

    @Test(
        "a passkey is made for the options that the server gave, with each algorithm, with and without a self attestation"
    )
    func accepted() throws {
        let keys: [SoftAuthenticator.Key] = [
            .p256(P256.Signing.PrivateKey()), .ed25519(Curve25519.Signing.PrivateKey()),
            .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048)),
        ]
        for key in keys {
            for format in ["none", "packed"] {
                var authenticator = SoftAuthenticator(key: key)
                authenticator.format = format
                let passkey = try ceremony.register(authenticator)
                #expect(passkey.id == authenticator.id)
                #expect(try passkey.publicKey == authenticator.ownPublicKey().written)
                #expect(passkey.signCount == 0)
                #expect(!passkey.isBackupEligible && !passkey.isBackedUp)
                #expect(passkey.transports == ["internal", "hybrid"])
            }
        }
    }

    @Test("the counter, the state of the backup and the second origin are taken; unknown extensions are ignored")
    func details() throws {
        var authenticator = SoftAuthenticator()
        authenticator.signCount = 0x0102_0304
        authenticator.flags.formUnion([.backupEligible, .backedUp])
        authenticator.extensions = (["credProtect": 2, "unheard-of": .array([.null, .bool(true)])] as CBOR).written
        authenticator.origin = "https://wird.example:8443"
        authenticator.crossOrigin = nil
        let passkey = try ceremony.register(authenticator)
        #expect(passkey.signCount == 0x0102_0304)
        #expect(passkey.isBackupEligible && passkey.isBackedUp)
    }

    @Test("what isn't signed is bounded: transports are short words, eight at most, each once")
    func transports() throws {
        var authenticator = SoftAuthenticator()
        authenticator.transports = [
            "usb", "usb", "Bad Word", "", 7, .string(String(repeating: "x", count: 33)), "smart-card", "nfc", "ble",
        ]
        #expect(try ceremony.register(authenticator).transports == ["usb", "smart-card", "nfc"])
        for other: JSON? in [nil, .null, "usb", ["usb": true]] {
            authenticator.transports = other
            #expect(try ceremony.register(authenticator).transports.isEmpty)
        }
    }

    @Test("an answer that was spoilt is refused, with the reason", arguments: Spoiling.both + own)
    func refused(_ spoiling: Spoiling) throws {
        var authenticator = SoftAuthenticator()
        spoiling.spoil(&authenticator)
        #expect(throws: spoiling.error) { try ceremony.register(authenticator) }
    }

    private static let own = [
        Spoiling("the other ceremony", .wrongCeremony) { $0.ceremony = "webauthn.get" },
        Spoiling("an unknown ceremony", .wrongCeremony) { $0.ceremony = "payment.get" },
        Spoiling("bytes after the attestation", .malformedAttestation) { $0.objectTail = [0xA0] },
        Spoiling("no passkey", .malformedResponse) { $0.isAttested = false },
        Spoiling("a passkey without an id", .malformedResponse) { $0.id = [] },
        Spoiling("an id that is too long", .malformedResponse) { $0.id = Array(repeating: 1, count: 1024) },
        Spoiling("none that says something", .malformedAttestation) { $0.statement = ["x": 1] },
        Spoiling("a self attestation with another key", .wrongSignature) {
            $0.format = "packed"
            $0.signer = .p256(P256.Signing.PrivateKey())
        },
        Spoiling("a self attestation for another algorithm", .malformedAttestation) {
            $0.format = "packed"
            $0.statement = ["alg": -8, "sig": .bytes([1])]
        },
        Spoiling("a self attestation without a signature", .malformedAttestation) {
            $0.format = "packed"
            $0.statement = ["alg": -7]
        },
        Spoiling("a self attestation that is no signature", .wrongSignature) {
            $0.format = "packed"
            $0.statement = ["alg": -7, "sig": .bytes([0x30, 0])]
        },
        Spoiling("a statement that is no map", .malformedAttestation) { $0.statement = .array([]) },
        Spoiling("an algorithm that is unknown", .unknownAlgorithm) {
            $0.publicKey = [1: 2, 3: -47, -1: 8, -2: .bytes([1]), -3: .bytes([1])]
        },
        Spoiling("a key that is none", .malformedKey) { $0.publicKey = ["key": 1] },
        Spoiling("a point that isn't on the curve", .malformedKey) {
            let zeros = CBOR.bytes(Array(repeating: 0, count: 32))
            $0.publicKey = [1: 2, 3: -7, -1: 1, -2: zeros, -3: zeros]
        },
    ]

    @Test("an algorithm that wasn't asked for is refused though it is known")
    func algorithms() throws {
        var party = ceremony.party
        party.algorithms = [.rs256]
        let answer = try SoftAuthenticator().create(ceremony.creationOptions)
        #expect(throws: PasskeyError.unknownAlgorithm) {
            try PasskeyRegistration.verify(answer, challenge: ceremony.creation, for: party)
        }
    }

    @Test("a challenge that the server forgot, or that is too short to be one, matches nothing")
    func challenges() throws {
        var authenticator = SoftAuthenticator()
        for challenge in [[], Array(repeating: 3, count: 15)] as [[UInt8]] {
            authenticator.challenge = challenge
            let answer = try authenticator.create(ceremony.creationOptions)
            #expect(try PasskeyRegistration(reading: answer).challenge == challenge)
            #expect(throws: PasskeyError.wrongChallenge) {
                try PasskeyRegistration.verify(answer, challenge: challenge, for: ceremony.party)
            }
        }
    }

    @Test("an answer in another form is refused")
    func forms() throws {
        let answer = try SoftAuthenticator().create(ceremony.creationOptions)
        let other = JSON.string(Base64.encode(Array(repeating: 8, count: 32), .url))
        func altered(_ names: String..., to value: JSON?) -> JSON { answer.altered(names[...], to: value) }
        for (form, error) in [
            (altered("type", to: "password"), .malformedResponse), (altered("type", to: nil), .malformedResponse),
            (altered("id", to: other), .malformedResponse), (altered("rawId", to: nil), .malformedResponse),
            (altered("id", to: other).altered(["rawId"], to: other), .malformedResponse),
            (altered("response", to: nil), .malformedResponse), (altered("response", to: []), .malformedResponse),
            (altered("response", "attestationObject", to: "*"), .malformedResponse),
            (altered("response", "attestationObject", to: "oA=="), .malformedResponse),
            (altered("response", "attestationObject", to: ""), .malformedAttestation),
            (altered("response", "clientDataJSON", to: nil), .malformedResponse),
            (altered("response", "clientDataJSON", to: ""), .malformedClientData),
            (
                altered("response", "clientDataJSON", to: .string(Base64.encode(Array("{}".utf8), .url))),
                .malformedClientData
            ),
            (.null, .malformedResponse), ([], .malformedResponse),
        ] as [(JSON, PasskeyError)] {
            #expect(throws: error, "\(form.text())") { try ceremony.verify(form) }
        }
        #expect(throws: Never.self) { try ceremony.verify(altered("response", "publicKey", to: "ignored")) }
    }
}
