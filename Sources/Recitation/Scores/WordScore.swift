/// How well a word fits the sound at its place: what an engine says of an expected word.
public struct WordScore: Hashable, Sendable {
    /// The word's log-probability given the sound and the words before it.
    public var sound: Double
    /// The same given silence: how likely the word is anyway. An engine without a language model of its own gives a constant.
    public var silence: Double
    /// How many pieces the engine takes the word apart into; at least 1.
    public var pieces: Int

    /// Fewer pieces than one count as one.
    public init(sound: Double, silence: Double, pieces: Int) {
        self.sound = sound
        self.silence = silence
        self.pieces = max(pieces, 1)
    }

    /// What the sound adds to the word's log-probability.
    public var gain: Double { sound - silence }

    /// The gain by the root of the pieces: long words gain more, but less than their length. Verdicts go by it, since it tells
    /// right words from others best (`docs/recitation.md`).
    public var score: Double { gain / Double(pieces).squareRoot() }
}
