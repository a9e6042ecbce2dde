import Quran
import Records
import TestSupport
import Testing

@testable import ContentBuilder

/// Which files are taken for the Quran's text. What stands for the text here is made of placeholders with its signs.
@Suite struct OwnTextCheckTests {
    /// Lines with the marks that Tanzil's Uthmani text has.
    static func lines(_ change: (String) -> String = { $0 }) -> String {
        var text = ""
        for (surah, count) in QuranCounts.ayat.enumerated() {
            for ayah in 1...count {
                text +=
                    "\(surah + 1)|\(ayah)|" + change("ٱكَلِم\(String(repeating: "ب", count: ayah % 7)) ۖ ۞ ۩ نص") + "\n"
            }
        }
        return text
    }

    func file(_ text: String) throws -> OwnFile { try OwnFile(Array(text.utf8), counts: QuranCounts.ayat) }

    func digests(of file: OwnFile) -> TextDigests {
        let sums = (1...114).map { SHA256.hex(file.section($0)) }
        return TextDigests(tanzil: sums, kfgqpc: [])
    }

    @Test("QI-047 QI-046 only a file whose every surah has the hash that the program carries is the text")
    func text() throws {
        let known = try file(Self.lines())
        let digests = digests(of: known)
        let published: (Int) -> [String]? = { known.surahs[$0 - 1] }
        #expect(OwnTextCheck.finding(known, digests: digests, published: published) == .text(.tanzil))
        var altered = known
        altered.surahs[54][2] += "ب"
        #expect(OwnTextCheck.finding(altered, digests: digests, published: published) == .altered(surah: 55, .letters))
        // Published hashes know none of these placeholders.
        #expect(OwnTextCheck.finding(known, published: { _ in nil }) == .other)
    }

    @Test(
        "QI-047 the text in another spelling or without its signs is told by its consonants, and what to choose instead is said",
        arguments: [
            ([0x064E, 0x0650], OwnTextDifference.noVowels), ([0x0671], .simple), ([0x06D6], .noPauses),
            ([0x06DE], .noQuarters), ([0x06E9], .noSajdas),
        ] as [([UInt32], OwnTextDifference)])
    func spelling(_ signs: [UInt32], _ difference: OwnTextDifference) throws {
        let known = try file(Self.lines())
        let other = try file(
            Self.lines { line in
                var changed = String.UnicodeScalarView()
                for scalar in line.unicodeScalars {
                    // The alif of union is an alif in today's spelling; signs are left out.
                    if !signs.contains(scalar.value) {
                        changed.append(scalar)
                    } else if scalar == "\u{0671}" {
                        changed.append("ا")
                    }
                }
                return String(changed)
            })
        let finding = OwnTextCheck.finding(other, digests: digests(of: known)) { known.surahs[$0 - 1] }
        #expect(finding == .altered(surah: 1, difference))
    }

    @Test("QI-021 a translation in Arabic letters is no text of the Quran; Tanzil's notice of its text is believed")
    func translation() throws {
        let known = try file(Self.lines())
        let urdu = try file(Self.lines { _ in "یہ ایک ترجمہ ہے" })
        #expect(OwnTextCheck.finding(urdu, digests: digests(of: known)) { known.surahs[$0 - 1] } == .other)
        let told = try file(Self.lines { _ in "a" } + "#  Tanzil Quran Text (Simple)\n")
        #expect(OwnTextCheck.finding(told, digests: digests(of: known)) { _ in nil } == .altered(surah: 1, .noVowels))
    }
}
