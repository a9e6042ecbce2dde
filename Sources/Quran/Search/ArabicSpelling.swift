/// One way a word of the Quran may be spelled, as a key with what alifs may stand between its letters.
///
/// The Uthmani script leaves alifs to a small sign that people write in full (الكتاب) or not (الرحمن), and seats hamza where
/// today's spelling doesn't. So a word's key has neither alifs nor hamzas, and for each place between its letters (before the
/// first, behind the last) it says how many alifs may stand there. Two spellings are the same word's when the keys are equal
/// and the numbers overlap everywhere.
struct ArabicSpelling: Hashable {
    /// Letters in ``SearchAlphabet``, none of them alif or hamza.
    var key: [UInt8] = []
    /// For each gap the least and the greatest number of alifs, as `least << 4 | greatest`; one more than letters.
    var gaps: [UInt8] = [0]

    /// Adds a letter.
    mutating func append(_ letter: UInt8) {
        key.append(letter)
        gaps.append(0)
    }

    /// Adds alifs behind the last letter.
    mutating func appendAlif(least: UInt8, greatest: UInt8) {
        let last = gaps[gaps.count - 1]
        gaps[gaps.count - 1] = min(last >> 4 + least, 15) << 4 | min(last & 15 + greatest, 15)
    }

    /// Whether two gaps may be the same.
    static func overlap(_ a: UInt8, _ b: UInt8) -> Bool { a >> 4 <= b & 15 && b >> 4 <= a & 15 }
}
