import Records
import Testing

@Suite("Base64")
struct Base64Tests {
    /// RFC 4648, section 10.
    static let vectors: [(plain: String, encoded: String)] = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ]

    @Test("SY-004 the texts are those of RFC 4648", arguments: vectors)
    func published(vector: (plain: String, encoded: String)) {
        let bytes = [UInt8](vector.plain.utf8)
        #expect(Base64.encode(bytes) == vector.encoded)
        #expect(Base64.decode(vector.encoded) == bytes)
    }

    @Test("SY-004 the alphabet for URLs has no plus, slash or padding")
    func urlAlphabet() {
        let bytes: [UInt8] = [0xFB, 0xEF, 0xFF, 0xFE]
        #expect(Base64.encode(bytes) == "++///g==")
        #expect(Base64.encode(bytes, .url) == "--___g")
        #expect(Base64.decode("--___g", .url) == bytes)
        #expect(Base64.decode("++///g==", .url) == nil)
        #expect(Base64.decode("--___g==", .url) == nil)
    }

    @Test(
        "SY-004 a text that encodes nothing is refused",
        arguments: ["Z", "Zg", "Zg=", "Zg===", "Z===", "====", "Zh==", "Zm9=", "Zm 9v", "Zm=v", "Zм=="])
    func malformed(text: String) {
        #expect(Base64.decode(text) == nil)
    }

    @Test("SY-004 what is encoded decodes to the same bytes")
    func roundTrip() {
        var bytes: [UInt8] = []
        for number in 0..<600 {
            bytes.append(UInt8(truncatingIfNeeded: number &* 151 &+ number >> 3))
            #expect(Base64.decode(Base64.encode(bytes)) == bytes)
            #expect(Base64.decode(Base64.encode(bytes, .url), .url) == bytes)
            #expect(Hex.decode(Hex.encode(bytes)) == bytes)
        }
    }
}
