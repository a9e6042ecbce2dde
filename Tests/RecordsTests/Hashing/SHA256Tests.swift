import Records
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    /// FIPS 180-4's examples and those of NIST's "SHA-256 Example" sheets.
    static let vectors: [(message: String, hash: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ]

    @Test("SY-004 the hashes are those of FIPS 180-4", arguments: vectors)
    func published(vector: (message: String, hash: String)) {
        #expect(SHA256.hex([UInt8](vector.message.utf8)) == vector.hash)
    }

    @Test("SY-004 a million times the letter a")
    func millionLetters() {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(SHA256.hex(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("SY-004 the hash does not depend on how the message is cut")
    func pieces() {
        var message: [UInt8] = []
        for number in 0..<300 { message.append(UInt8(truncatingIfNeeded: number &* 7)) }
        for length in 0...message.count {
            let part = [UInt8](message.prefix(length))
            let whole = SHA256.hash(part)
            for size in [1, 3, 63, 64, 65, 127] {
                var hash = SHA256()
                var index = 0
                while index < part.count {
                    hash.update([UInt8](part[index..<min(index + size, part.count)]))
                    index += size
                }
                #expect(hash.finish() == whole)
            }
        }
    }
}
