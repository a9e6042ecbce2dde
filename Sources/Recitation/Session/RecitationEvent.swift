/// Something that happened while somebody recited.
public struct RecitationEvent: Hashable, Sendable {
    /// Milliseconds of sound since the beginning.
    public let time: Int
    /// What happened.
    public let kind: Kind

    /// What can happen. Words are numbered by their places in the passage, from 0.
    public enum Kind: Hashable, Sendable {
        /// The word that is expected next.
        case place(Int)
        /// A word's state.
        case word(Int, WordState)
        /// An ayah was completed, by its position in the passage.
        case ayah(Int, AyahOutcome)
        /// The person went back from one word to another.
        case repeated(from: Int, to: Int)
        /// The person went on at another place.
        case jumped(from: Int, to: Int)
        /// Something was said in front of a word that isn't in the text around it.
        case extra(Int)
        /// So many words of isti'adha and basmala were said.
        case opening(Int)
        /// Nothing has been heard for long.
        case silent
        /// The person says that a mark is wrong: the word was right.
        case contested(Int)
        /// The end.
        case ended
    }

    /// An event, at milliseconds of sound since the beginning.
    public init(_ kind: Kind, at time: Int) {
        self.kind = kind
        self.time = time
    }
}
