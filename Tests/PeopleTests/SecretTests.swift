import Testing

@testable import People

@Suite("Secrets, names and ids")
struct SecretTests {
    @Test("a secret has 128 bits and more, is read as people type it, and is known by its hash")
    func secret() throws {
        let secret = Secret.random()
        #expect(secret.text.count == 26 && secret != Secret.random())
        #expect(Secret(secret.shown) == secret)
        #expect(Secret(secret.shown.lowercased().replacing("-", with: " ")) == secret)
        #expect(secret.hash.count == 64 && secret.hash != secret.text)
        let zeros = try #require(Secret(String(repeating: "0", count: 26)))
        #expect(Secret(String(repeating: "O", count: 26)) == zeros)
        let ones = try #require(Secret(String(repeating: "1", count: 26)))
        #expect(Secret(String(repeating: "l", count: 26)) == ones)
        for text in ["", "0", String(repeating: "U", count: 26), String(repeating: "0", count: 27), "\u{0}"] {
            #expect(Secret(text) == nil, "\(text)")
        }
    }

    @Test("two names that look alike are one; what can't be seen is no name")
    func names() throws {
        #expect(PersonName("  Maryam  ")?.text == "Maryam")
        #expect(PersonName("MARYAM")?.key == PersonName("ｍaryam")?.key)
        #expect(PersonName("مريم  أحمد")?.key == PersonName("مريم أحمد")?.key)
        #expect(PersonName("Mar\u{200D}yam")?.key == PersonName("Maryam")?.key)
        #expect(PersonName("نامه\u{200C}ها")?.text == "نامه\u{200C}ها")
        for text in ["", "   ", "a\u{0}b", "a\u{202E}b", "\u{200B}", String(repeating: "x", count: 61)] {
            #expect(PersonName(text) == nil, "\(text.debugDescription)")
        }
    }

    @Test("an id that comes from outside never leads out of the folder of people")
    func ids() {
        #expect(Person.isID("owner") && Person.isID("0123456789abcdef"))
        for text in [
            "", "..", "../../etc", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "0123456789abcde/",
        ] {
            #expect(!Person.isID(text), "\(text)")
        }
    }
}
