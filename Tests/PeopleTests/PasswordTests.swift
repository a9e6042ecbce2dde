import Records
import Testing

@testable import People

@Suite("Passwords")
struct PasswordTests {
    private static let cheap = PasswordHash.Cost(rounds: 10, blockSize: 8, parallelism: 1)

    @Test("scrypt gives the published keys (RFC 7914 §12)")
    func vector() throws {
        let key = try PasswordHash.derive(
            "pleaseletmein", Array("SodiumChloride".utf8), PasswordHash.Cost(rounds: 14, blockSize: 8, parallelism: 1),
            length: 64)
        #expect(
            Hex.encode(key)
                == "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
                + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887")
    }

    @Test("a hash is of its password alone, salted, and survives as text")
    func hash() throws {
        let hash = try PasswordHash(of: "ثلاث كلمات طويلة", cost: Self.cheap)
        #expect(try hash.isOf("ثلاث كلمات طويلة"))
        #expect(try !hash.isOf("ثلاث كلمات طويلةx"))
        let again = try #require(PasswordHash(hash.text))
        #expect(again == hash)
        #expect(try PasswordHash(of: "ثلاث كلمات طويلة", cost: Self.cheap) != hash, "another salt each time")
        #expect(!hash.text.contains("ثلاث"))
    }

    @Test("letters that keyboards compose differently are the same password")
    func composed() throws {
        let hash = try PasswordHash(of: "caf\u{E9} au lait et sucre", cost: Self.cheap)
        #expect(try hash.isOf("cafe\u{301} au lait et sucre"))
    }

    @Test(
        "a damaged text is no hash, and none asks for all memory",
        arguments: [
            "", "scrypt", "scrypt$17$8$1$00$00", "bcrypt$17$8$1$\(zeros(32))$\(zeros(64))",
            "scrypt$30$8$1$\(zeros(32))$\(zeros(64))", "scrypt$17$800$1$\(zeros(32))$\(zeros(64))",
            "scrypt$-1$8$1$\(zeros(32))$\(zeros(64))", "scrypt$17$8$1$\(zeros(32))$\(zeros(64))$",
        ])
    func damaged(_ text: String) { #expect(PasswordHash(text) == nil) }

    private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

    @Test("length decides; what is guessed first is refused")
    func rule() {
        let rule = PasswordRule()
        func problem(_ text: String, passkey: Bool = false, name: String = "Maryam") -> PasswordRule.Problem? {
            rule.problem(text, hasPasskey: passkey, name: PersonName(name))
        }
        #expect(problem("short") == .tooShort(15))
        #expect(problem("fourteen chars") == .tooShort(15))
        #expect(problem("fifteen charact") == nil)
        #expect(problem("eight ch", passkey: true) == nil)
        #expect(problem("seven c", passkey: true) == .tooShort(8))
        #expect(problem(String(repeating: "ab", count: 101)) == .tooLong(200))
        #expect(problem("aaaaaaaaaaaaaaaa") == .common)
        #expect(problem("abcabcabcabcabca") == .common)
        #expect(problem("abcdefghijklmnop") == .common)
        #expect(problem("maryam maryam 12") == .common)
        #expect(problem("a lantern under the stairs") == nil)
    }

    @Test("an unknown name takes as long as a known one, and is never right")
    func stranger() async throws {
        let hasher = PasswordHasher(cost: Self.cheap)
        #expect(try await !hasher.matches("", nil))
        let hash = try await hasher.hash("a lantern under the stairs")
        #expect(try await hasher.matches("a lantern under the stairs", hash))
        #expect(try await !hasher.matches("another", hash))
    }
}
