import Crypto
import Records
import Testing

@testable import Server

/// The encryption of messages, held to the examples of its standards.
@Suite struct PushEncryptionTests {
    private static func bytes(_ text: String) -> [UInt8] { Base64.decode(text, .url) ?? [] }

    @Test("RFC 8188, section 3.1: one record")
    func single() throws {
        let body = try EncryptedContent.encrypt(
            Array("I am the walrus".utf8), key: SymmetricKey(data: Self.bytes("yqdlZ-tYemfogSmv7Ws5PQ")),
            salt: Self.bytes("I1BsxtFttlv3u_Oo94xnmw"), keyID: [], recordSize: 4096)
        #expect(
            Base64.encode(body, .url) == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
    }

    @Test("RFC 8188, section 3.2: two records, the first with an octet of padding")
    func several() throws {
        let body = try EncryptedContent.encrypt(
            Array("I am the walrus".utf8), key: SymmetricKey(data: Self.bytes("BO3ZVPxUlnLORbVGMpbT1Q")),
            salt: Self.bytes("uNCkWiNYzKTnBN9ji3-qWA"), keyID: Array("a1".utf8), recordSize: 25, padding: 1)
        #expect(
            Base64.encode(body, .url)
                == "uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKEpgz3SsLWIqS_uA")
    }

    @Test("SY-039 RFC 8291, appendix A: the whole message, octet by octet")
    func appendixA() throws {
        let receiver = try #require(
            PushReceiver(
                endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
                key: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                secret: "BTBZMqHH6r4Tts7J_aSIgg"))
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
        let body = try PushEncryption.encrypt(
            Self.bytes("V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24"), for: receiver, by: sender,
            salt: Self.bytes("DGv6ra1nlYgDCS1FRnbzlw"), padding: 0)
        #expect(
            Base64.encode(body, .url)
                == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
                + "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Q"
                + "ulcy4a-fN")
    }

    @Test("no two messages are alike, their length says little, and none is longer than services must accept")
    func lengths() throws {
        let browser = try TestBrowser(endpoint: "https://push.example.net/1")
        let first = try PushEncryption.encrypt(Array("a".utf8), for: browser.receiver)
        let second = try PushEncryption.encrypt([UInt8](repeating: 97, count: 500), for: browser.receiver)
        #expect(first.count == second.count && first != second)
        #expect(try browser.decrypt(first) == Array("a".utf8))
        let longest = [UInt8](repeating: 97, count: PushEncryption.longest)
        let body = try PushEncryption.encrypt(longest, for: browser.receiver)
        #expect(body.count == 4096)
        #expect(try browser.decrypt(body) == longest)
        #expect(throws: PushEncryption.TooLong.self) {
            try PushEncryption.encrypt(longest + [97], for: browser.receiver)
        }
    }

    @Test(
        "keys that are none make no receiver",
        arguments: [
            ("", "BTBZMqHH6r4Tts7J_aSIgg"), ("BCVxsr7N", "BTBZMqHH6r4Tts7J_aSIgg"),
            (
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "BTBZMqHH6r4Tts7J_aSI"
            ),
            // No point of the curve.
            (
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw8",
                "BTBZMqHH6r4Tts7J_aSIgg"
            ),
        ])
    func wrongKeys(key: String, secret: String) {
        #expect(PushReceiver(endpoint: "https://push.example.net/1", key: key, secret: secret) == nil)
    }
}
