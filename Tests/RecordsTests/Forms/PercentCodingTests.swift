import Records
import TestSupport
import Testing

@Suite("Percent-encoding")
struct PercentCodingTests {
    @Test("Addresses and forms differ in spaces, tildes and asterisks")
    func styles() throws {
        #expect(PercentCoding.encode("a b+c~*/?&=%") == "a%20b%2Bc~%2A%2F%3F%26%3D%25")
        #expect(PercentCoding.encode("a b+c~*/?&=%", .form) == "a+b%2Bc%7E*%2F%3F%26%3D%25")
        #expect(try PercentCoding.decode("a+b%20c") == "a+b c")
        #expect(try PercentCoding.decode("a+b%20c", .form) == "a b c")
        #expect(PercentCoding.encode("وِرد") == "%D9%88%D9%90%D8%B1%D8%AF")
        #expect(try PercentCoding.decode("%d9%88%D9%90رد") == "وِرد")
    }

    static let broken: [(text: String, error: FormError)] = [
        ("%", .invalidEscape), ("a%4", .invalidEscape), ("%4", .invalidEscape), ("%g0", .invalidEscape),
        ("%0g", .invalidEscape), ("%%41", .invalidEscape), ("%٣٤", .invalidEscape), ("%ff", .invalidUTF8),
        ("%c3", .invalidUTF8), ("%c3(", .invalidUTF8), ("%ed%a0%80", .invalidUTF8), ("%c0%af", .invalidUTF8),
        ("%f4%90%80%80", .invalidUTF8), ("a%00b", .nullCharacter), ("\u{0}", .nullCharacter),
    ]

    @Test("SY-004 what is malformed is refused", arguments: broken)
    func malformed(text: String, error: FormError) {
        #expect(throws: error) { try PercentCoding.decode(text) }
        #expect(throws: error) { try FormFields(query: "a=1&\(text)=2") }
        #expect(throws: error) { try FormFields(query: "a=1&b=\(text)") }
    }

    @Test("A path has decoded segments; an escaped slash divides none")
    func segments() throws {
        #expect(try PercentCoding.segments(ofPath: "/") == [])
        #expect(try PercentCoding.segments(ofPath: "") == [])
        #expect(try PercentCoding.segments(ofPath: "/day/2026-11-21") == ["day", "2026-11-21"])
        #expect(try PercentCoding.segments(ofPath: "/a%2Fb/%D8%A3+") == ["a/b", "أ+"])
        #expect(try PercentCoding.segments(ofPath: "/a/") == ["a", ""])
        #expect(try PercentCoding.segments(ofPath: "//a") == ["", "a"])
        #expect(throws: FormError.invalidEscape) { try PercentCoding.segments(ofPath: "/a/%") }
    }

    @Test("SY-003 any text comes back as it went", arguments: 0..<4)
    func roundTrip(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        for _ in 0..<500 {
            let text = String(generator.text(upTo: 20).unicodeScalars.filter { $0 != "\0" })
            for style in [PercentCoding.Style.address, .form] {
                let encoded = PercentCoding.encode(text, style)
                #expect(encoded.utf8.allSatisfy { (0x21...0x7E).contains($0) })
                #expect(Array(try PercentCoding.decode(encoded, style).utf8) == Array(text.utf8))
            }
        }
    }
}
