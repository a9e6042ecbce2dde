import Records
import Testing

@testable import People

/// Something that is done to an authenticator, and how its answer must then be refused.
struct Spoiling: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: PasskeyError
    let spoil: @Sendable (inout SoftAuthenticator) -> Void

    init(_ name: String, _ error: PasskeyError, _ spoil: @escaping @Sendable (inout SoftAuthenticator) -> Void) {
        testDescription = name
        self.error = error
        self.spoil = spoil
    }

    /// What neither ceremony accepts.
    static let both = [
        Spoiling("another challenge", .wrongChallenge) { $0.challenge = Array(repeating: 9, count: 32) },
        Spoiling("the challenge cut short", .wrongChallenge) { $0.challenge = Array(100..<131) },
        Spoiling("no challenge", .wrongChallenge) { $0.challenge = [] },
        Spoiling("another origin", .wrongOrigin) { $0.origin = "https://wird.example.net" },
        Spoiling("a subdomain", .wrongOrigin) { $0.origin = "https://sub.wird.example" },
        Spoiling("without encryption", .wrongOrigin) { $0.origin = "http://wird.example" },
        Spoiling("another port", .wrongOrigin) { $0.origin = "https://wird.example:9443" },
        Spoiling("the origin with a slash", .wrongOrigin) { $0.origin = "https://wird.example/" },
        Spoiling("the page inside another's", .embedded) { $0.crossOrigin = true },
        Spoiling("the page inside another's that is named", .embedded) {
            $0.crossOrigin = true
            $0.topOrigin = "https://elsewhere.example"
        },
        Spoiling("another page named only", .embedded) { $0.topOrigin = "https://elsewhere.example" },
        Spoiling("an origin that is no text", .malformedClientData) { $0.topOrigin = 1 },
        Spoiling("a statement on pages that is none", .malformedClientData) { $0.crossOrigin = "false" },
        Spoiling("another relying party", .wrongParty) { $0.partyID = "example.org" },
        Spoiling("nobody there", .userNotPresent) { $0.flags.remove(.userPresent) },
        Spoiling("somebody unknown there", .userNotVerified) { $0.flags.remove(.userVerified) },
        Spoiling("backed up but not able to be", .inconsistentBackup) { $0.flags.insert(.backedUp) },
        Spoiling("bytes after the authenticator's data", .malformedAuthenticatorData) { $0.dataTail = [0] },
        Spoiling("a second value after the authenticator's data", .malformedAuthenticatorData) {
            $0.extensions = CBOR.map([]).written
            $0.dataTail = CBOR.map([]).written
        },
        Spoiling("extensions that are no map", .malformedAuthenticatorData) { $0.extensions = CBOR.integer(1).written },
        Spoiling("extensions that are cut off", .malformedAuthenticatorData) { $0.extensions = [0xA1, 0x61] },
    ]
}
