import Records

@testable import People

/// A party, a person and challenges for both ceremonies.
struct Ceremony {
    let party = RelyingParty(
        id: "wird.example", name: "Wird", origins: ["https://wird.example", "https://wird.example:8443"])
    let user = PasskeyUser(handle: Array("somebody".utf8), name: "maryam", displayName: "Maryam")
    let creation = Array<UInt8>(100..<132)
    let request = Array<UInt8>(200..<232)

    var creationOptions: JSON { party.creationOptions(for: user, excluding: [], challenge: creation) }
    var requestOptions: JSON { party.requestOptions(challenge: request) }

    func register(_ authenticator: SoftAuthenticator) throws -> Passkey {
        try verify(authenticator.create(creationOptions))
    }

    func verify(_ registration: JSON) throws(PasskeyError) -> Passkey {
        try PasskeyRegistration.verify(registration, challenge: creation, for: party)
    }

    func use(_ authenticator: SoftAuthenticator, _ passkey: Passkey, allowed: [[UInt8]] = []) throws -> Passkey {
        try verify(authenticator.get(requestOptions), passkey, allowed: allowed)
    }

    func verify(_ assertion: JSON, _ passkey: Passkey, allowed: [[UInt8]] = []) throws(PasskeyError) -> Passkey {
        try PasskeyAssertion.verify(
            assertion, challenge: request, for: party, passkey: passkey, user: user.handle, allowed: allowed)
    }
}
