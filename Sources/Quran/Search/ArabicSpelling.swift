/// One way a word of the Quran may be spelled, as a key with what alifs may stand between its letters.
///
/// The Uthmani script leaves alifs to a small sign that people write in full (الكتاب) or not (الرحمن), and seats hamza where
/// today's spelling doesn't. So a word's key has neither alifs nor hamzas, and for each place between its letters (before the
/// first, behind the last) it says how many alifs may stand there. Two spellings are the same word's when the keys are equal
/// and the numbers overlap everywhere.
struct ArabicSpelling: Hashable {
    /// Letters in ``SearchAlphabet``, none of them alif or hamza.
    var key: [UInt8] = []
    /// For each gap the least and the greatest number of alifs, as `least << 4 | greatest`; one more than letters. The
    /// numbers' high bits say where a hamza stands: ``hamza`` in the gap, ``seat`` on the letter before it.
    var gaps: [UInt8] = [0]

    /// A gap's bit: one of the alifs that may stand there is a hamza.
    static let hamza: UInt8 = 0x08
    /// A gap's bit: the letter before it is a hamza's seat, ؤ or ئ.
    static let seat: UInt8 = 0x80

    /// Adds a letter.
    mutating func append(_ letter: UInt8) {
        key.append(letter)
        gaps.append(0)
    }

    /// Adds alifs behind the last letter.
    mutating func appendAlif(least: UInt8, greatest: UInt8, hamza: Bool = false) {
        let last = gaps[gaps.count - 1]
        gaps[gaps.count - 1] =
            last & Self.marks | min(Self.least(last) + least, 7) << 4 | min(Self.greatest(last) + greatest, 7)
        if hamza { mark(Self.hamza) }
    }

    /// Sets a bit of the last gap.
    mutating func mark(_ bit: UInt8) { gaps[gaps.count - 1] |= bit }

    private static let marks = hamza | seat

    /// The least number of alifs in a gap.
    @inline(__always)
    static func least(_ gap: UInt8) -> UInt8 { gap >> 4 & 7 }

    /// The greatest number of alifs in a gap.
    @inline(__always)
    static func greatest(_ gap: UInt8) -> UInt8 { gap & 7 }

    /// Whether two gaps may be the same.
    @inline(__always)
    static func overlap(_ a: UInt8, _ b: UInt8) -> Bool { least(a) <= greatest(b) && least(b) <= greatest(a) }
}
