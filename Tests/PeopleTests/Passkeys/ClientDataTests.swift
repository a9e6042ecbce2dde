import Records
import Testing

@testable import People

@Suite struct ClientDataTests {
    private func read(_ text: String) throws(PasskeyError) -> ClientData { try ClientData(reading: Array(text.utf8)) }

    @Test("the members of the specification are read, later ones are ignored")
    func accepted() throws {
        let data = try read(
            #"{"type":"webauthn.get","challenge":"AQID","origin":"https://a.example","tokenBinding":{"status":"x"},"é":[1]}"#
        )
        #expect(data.ceremony == .get && data.challenge == [1, 2, 3] && data.origin == "https://a.example")
        #expect(!data.isCrossOrigin && data.topOrigin == nil)
    }

    @Test(
        "anything else is refused",
        arguments: [
            "", "{}", "[]", "null", #"{"type":"webauthn.get","challenge":"AQID"}"#,
            #"{"type":"webauthn.get","origin":"https://a.example"}"#,
            #"{"challenge":"AQID","origin":"https://a.example"}"#,
            #"{"type":"webauthn.get","challenge":"AQI=","origin":"https://a.example"}"#,
            #"{"type":"webauthn.get","challenge":"AQJ","origin":"https://a.example"}"#,
            #"{"type":"webauthn.get","challenge":"A+ID","origin":"https://a.example"}"#,
            #"{"type":"webauthn.get","challenge":"AQID","origin":"https://a.example"} "# + "\u{0}",
            #"{"type":"webauthn.get","type":"webauthn.get","challenge":"AQID","origin":"https://a.example"}"#,
            #"{"type":"webauthn.get","challenge":"AQID","origin":"https://a.example","crossOrigin":null}"#,
            #"{"type":"webauthn.get","challenge":"AQID","origin":"https://a.example","x":"#
                + String(repeating: "[", count: 50) + String(repeating: "]", count: 50) + "}",
            #"{"type":"webauthn.get","challenge":"AQID","origin":"https://a.example","x":""#
                + String(repeating: "x", count: 1 << 14) + #""}"#,
        ])
    func refused(_ text: String) {
        #expect(throws: PasskeyError.malformedClientData) { try read(text) }
    }
}
