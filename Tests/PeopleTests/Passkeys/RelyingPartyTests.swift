import Records
import Testing

@testable import People

@Suite struct RelyingPartyTests {
    private let ceremony = Ceremony()
    private let passkey = Passkey(
        id: [255, 254], publicKey: [], signCount: 0, isBackupEligible: false, isBackedUp: false, transports: ["usb"])

    @Test(
        "a browser is asked for a passkey that is found without a name, verifies the person, and has no second beside it"
    )
    func creation() {
        var other = passkey
        other.id = [1]
        other.transports = []
        let options = ceremony.party.creationOptions(
            for: ceremony.user, excluding: [passkey, other], challenge: Array(0..<16))
        #expect(
            options.text() == """
                {"rp":{"id":"wird.example","name":"Wird"},\
                "user":{"id":"c29tZWJvZHk","name":"maryam","displayName":"Maryam"},\
                "challenge":"AAECAwQFBgcICQoLDA0ODw",\
                "pubKeyCredParams":[{"type":"public-key","alg":-8},{"type":"public-key","alg":-7},\
                {"type":"public-key","alg":-257}],\
                "excludeCredentials":[{"type":"public-key","id":"__4","transports":["usb"]},\
                {"type":"public-key","id":"AQ"}],\
                "authenticatorSelection":{"residentKey":"required","requireResidentKey":true,\
                "userVerification":"required"},\
                "attestation":"none"}
                """)
    }

    @Test("a browser is asked for any passkey of the party, or for one of those that a known person has")
    func request() {
        var party = ceremony.party
        #expect(
            party.requestOptions(challenge: Array(0..<16)).text() == """
                {"challenge":"AAECAwQFBgcICQoLDA0ODw","rpId":"wird.example","allowCredentials":[],\
                "userVerification":"required"}
                """)
        party.timeout = 300_000
        party.requiresUserVerification = false
        #expect(
            party.requestOptions(challenge: Array(0..<16), allowed: [passkey]).text() == """
                {"challenge":"AAECAwQFBgcICQoLDA0ODw","rpId":"wird.example",\
                "allowCredentials":[{"type":"public-key","id":"__4","transports":["usb"]}],\
                "userVerification":"preferred","timeout":300000}
                """)
    }
}
