import Quran
import Records

/// Checks whether a file is the Quran's text, and which edition: only text that matches the program's own hashes is
/// accepted.
public enum OwnTextCheck {
    /// What a file contains.
    public enum Finding: Hashable, Sendable {
        /// Every surah matches the edition, byte for byte.
        case text(Edition)
        /// The Quran's text, but not as published; holds the first surah that differs.
        case altered(surah: Int, OwnTextDifference)
        /// Something else, such as a translation.
        case other
    }

    /// Examines a file.
    ///
    /// - Parameters:
    /// - digests: the required hash of each surah.
    /// - published: returns a surah's ayat as installed, to recognise the text by its consonants, or `nil` if they
    ///   aren't available.
    public static func finding(
        _ file: OwnFile, digests: TextDigests = .published, published: (Int) -> [String]?
    ) -> Finding {
        let sums = (1...file.surahs.count).map { SHA256.hex(file.section($0)) }
        for edition in Edition.allCases {
            let wrong = sums.indices.filter { sums[$0] != digests.digest(of: edition, surah: $0 + 1) }
            if wrong.isEmpty { return .text(edition) }
            if wrong.count < sums.count { return .altered(surah: wrong[0] + 1, OwnTextDifference(file)) }
        }
        if file.notice.isOfText || isText(file, published) { return .altered(surah: 1, OwnTextDifference(file)) }
        return .other
    }

    /// The surahs that are compared, both short and long.
    private static let samples = [12, 36, 55, 67, 78, 112]

    /// Whether most ayat have the text's consonants, in either spelling.
    private static func isText(_ file: OwnFile, _ published: (Int) -> [String]?) -> Bool {
        var (same, all) = (0, 0)
        for surah in samples where file.surahs.count >= surah {
            guard let ayat = published(surah), ayat.count == file.surahs[surah - 1].count else { continue }
            for (own, known) in zip(file.surahs[surah - 1], ayat).dropFirst() {
                all += 1
                if skeleton(own) == skeleton(known) { same += 1 }
            }
        }
        return all > 0 && same * 2 > all
    }

    /// The consonants without alifs, which the usual spelling writes and the mushaf's omits.
    private static func skeleton(_ text: String) -> [UInt16] {
        Rasm.letters(of: text.unicodeScalars).filter { $0 != 0x0627 }
    }
}

/// How a text of the Quran differs from the published one, as far as can be told: which option on Tanzil's page was
/// chosen differently.
public enum OwnTextDifference: String, Hashable, Sendable {
    /// It has no vowel signs.
    case noVowels
    /// It is in modern spelling (Tanzil's "Simple") instead of the mushaf's.
    case simple
    case noPauses
    case noQuarters
    case noSajdas
    /// Letters differ.
    case letters

    init(_ file: OwnFile) {
        var seen: Set<UInt32> = []
        for surah in file.surahs {
            for ayah in surah { for scalar in ayah.unicodeScalars { seen.insert(scalar.value) } }
        }
        let pauses = (0x06D6...0x06DB).contains { seen.contains($0) }
        self =
            if !seen.contains(0x064E) { .noVowels } else if !seen.contains(0x0671) { .simple } else if !pauses {
                .noPauses
            } else if !seen.contains(0x06DE) { .noQuarters } else if !seen.contains(0x06E9) { .noSajdas } else {
                .letters
            }
    }
}
