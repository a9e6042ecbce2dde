/// What the aligner weighs, in thousandths of a word that is left out.
///
/// Leaving a word out, adding one and saying another cost a whole one each, as in Levenshtein's distance. Going back costs a
/// little less than a word, so that what is said again counts as repeated and not as added; going to another ayah costs as
/// much as the words that somebody would have to leave out by accident. `docs/recitation.md` has the reasons.
public struct AlignmentRule: Hashable, Sendable {
    /// Going back to a word before, within ``reach``: in thousandths of a word, from 1 to 10,000.
    public var back: Int
    /// Going on at the beginning of another ayah of the passage: in thousandths of a word, from 1 to 100,000.
    public var jump: Int
    /// Beginning at an ayah that isn't the passage's first: in thousandths of a word, from 1 to 100,000.
    public var start: Int
    /// How many words back somebody can go, from 1 to 200.
    public var reach: Int
    /// The silence before a word that counts as hesitating, in milliseconds from 200 to 60,000.
    public var pause: Int
    /// How many letters a heard word may differ from the text's and still count as that word, by the letters that the text's
    /// has: none below the first number, one from there, two from the second.
    public var lenience: [Int]
    /// Whether letters that sound near count as the same (``WordSpellings/soundsLike(_:)``).
    public var allowsNearSounds: Bool

    /// A rule of these numbers; `RecitationConfig` has checked their ranges.
    public init(back: Int, jump: Int, start: Int, reach: Int, pause: Int, lenience: [Int], allowsNearSounds: Bool) {
        self.back = back
        self.jump = jump
        self.start = start
        self.reach = reach
        self.pause = pause
        self.lenience = lenience
        self.allowsNearSounds = allowsNearSounds
    }

    /// A word that is left out, added, or another.
    static let whole = 1_000

    /// The letters that a word may differ.
    func tolerated(_ letters: Int) -> Int { lenience.reduce(0) { $0 + (letters >= $1 ? 1 : 0) } }
}
