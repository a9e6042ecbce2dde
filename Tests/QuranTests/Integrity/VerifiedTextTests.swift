import Quran
import Records
import Testing

/// The check of a section's bytes, on lines that stand for no text.
@Suite struct VerifiedTextTests {
    static let section = Array("one\ntwo\nthree".utf8)
    static let digests = TextDigests(
        tanzil: [String](repeating: SHA256.hex(section), count: 114), kfgqpc: [])

    @Test("QI-046 a section with the hash that the program knows is given out ayah by ayah")
    func whole() throws {
        let verified = try VerifiedText(.tanzil, surah: 103, section: Self.section, digests: Self.digests)
        #expect(verified.text.ayat == ["one", "two", "three"])
        #expect(verified.text[3] == "three")
        #expect(verified.text[4] == nil)
    }

    @Test("QI-046 one bit flipped anywhere in a section refuses it and names the part")
    func flipped() {
        for bit in 0..<(Self.section.count * 8) {
            var bytes = Self.section
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: TextRefusal(edition: .tanzil, surah: 103, reason: .damaged)) {
                _ = try VerifiedText(.tanzil, surah: 103, section: bytes, digests: Self.digests)
            }
        }
        #expect(TextRefusal(edition: .tanzil, surah: 103, reason: .damaged).part == "tanzil-103")
    }

    @Test("QI-046 what could not be loaded, and what the program knows no hash of, is refused")
    func missing() {
        #expect(throws: TextRefusal(edition: .tanzil, surah: 2, reason: .missing)) {
            _ = try VerifiedText(.tanzil, surah: 2, section: nil, digests: Self.digests)
        }
        #expect(throws: TextRefusal(edition: .kfgqpc, surah: 2, reason: .damaged)) {
            _ = try VerifiedText(.kfgqpc, surah: 2, section: Self.section, digests: Self.digests)
        }
        #expect(throws: TextRefusal.self) { _ = try VerifiedText(.tanzil, surah: 1, section: Self.section) }
    }

    @Test("QI-045 the program carries a SHA-256 of each surah of both editions and of each whole")
    func carried() {
        var seen: Set<String> = []
        for edition in Edition.allCases {
            for surah in 1...114 {
                let digest = TextDigests.published.digest(of: edition, surah: surah) ?? ""
                #expect(digest.utf8.count == 64)
                #expect(seen.insert(digest).inserted)
            }
            #expect(TextDigests.published.digest(ofWhole: edition).utf8.count == 64)
            #expect(TextDigests.published.digest(of: edition, surah: 0) == nil)
            #expect(TextDigests.published.digest(of: edition, surah: 115) == nil)
        }
    }

    @Test("the sections of the text are told from the others by their names")
    func places() {
        for edition in Edition.allCases {
            for surah in 1...114 {
                let place = QuranPack.place(ofSection: QuranPack.section(edition, surah: surah))
                #expect(place?.edition == edition && place?.surah == surah)
            }
        }
        for name in [
            "index", "layout", "notice", "tanzil-", "tanzil-115", "tanzil-000", "tanzil-1", "tanzil-0002", "002",
        ] {
            #expect(QuranPack.place(ofSection: name) == nil)
        }
    }
}
