/// A possible spelling of a word of the Quran, as a key with the alifs that may occur between its letters.
///
/// The Uthmani script writes alifs as a small sign where people may write them in full (الكتاب) or not (الرحمن), and
/// puts hamza on other seats than modern spelling. So the key of a word has neither alifs nor hamzas, and for each gap
/// between its letters, before the first and after the last it gives the possible numbers of alifs. Two spellings
/// belong to the same word if their keys are equal and their numbers overlap in every gap.
struct ArabicSpelling: Hashable {
    /// The letters in ``SearchAlphabet``, without alif and hamza.
    var key: [UInt8] = []
    /// The least and the greatest number of alifs in each gap, as `least << 4 | greatest`. There is one gap more than
    /// letters. The remaining bits show where a hamza is: ``hamza`` for one in the gap, ``seat`` for one on the letter
    /// before it.
    var gaps: [UInt8] = [0]

    /// The bit of a gap in which one of the possible alifs is a hamza.
    static let hamza: UInt8 = 0x08
    /// The bit of a gap after a letter that is the seat of a hamza, ؤ or ئ.
    static let seat: UInt8 = 0x80

    /// Appends a letter.
    mutating func append(_ letter: UInt8) {
        key.append(letter)
        gaps.append(0)
    }

    /// Adds alifs after the last letter.
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

    /// Whether two gaps can have the same number of alifs.
    @inline(__always)
    static func overlap(_ a: UInt8, _ b: UInt8) -> Bool { least(a) <= greatest(b) && least(b) <= greatest(a) }
}
