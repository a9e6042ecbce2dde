/// The numbers of recitation, from `RecitationConfig.json`. `docs/recitation.md` says where they come from.
public struct RecitationConfig: Hashable, Sendable {
    /// What the aligner weighs, whatever the tolerance.
    public var alignment: AlignmentCosts
    /// By ``Tolerance``, in its order.
    var bounds: [Bounds]
    /// How a voice is told from noise.
    public var voice: Voice
    /// How much sound is looked at together, and when.
    public var window: Window
    /// How the place in the text is found.
    public var place: PlaceRule
    /// When a verdict changes, and when none is given.
    public var verdict: VerdictNumbers
    /// What may be said before the text: the isti'adha and the basmala, word by word.
    public var openings: [[String]]
    /// The colours of what became of a word.
    public var colours: Colours
    /// What is known of the check's faults.
    public var measured: MeasuredCheck

    /// What going anywhere but on costs (``AlignmentRule``).
    public struct AlignmentCosts: Hashable, Sendable {
        /// Going back to a word before: in thousandths of a word that is left out, from 1 to 10,000.
        public var back: Int
        /// Going on at another ayah's beginning: in thousandths of a word, from 1 to 100,000.
        public var jump: Int
        /// Beginning at an ayah that isn't the first: in thousandths of a word, from 1 to 100,000.
        public var start: Int
        /// How many words back somebody can go, from 1 to 200.
        public var reach: Int
        /// The silence that counts as hesitating, in milliseconds from 200 to 60,000.
        public var pause: Int
    }

    /// What a tolerance lets pass.
    public struct Bounds: Hashable, Sendable {
        /// From how many letters on a word may differ by one, by two and so on (``AlignmentRule/lenience``); empty allows none.
        public var lenience: [Int]
        /// Whether letters that sound near count as the same.
        public var allowsNearSounds: Bool
        /// From this score on a word counts as heard, below ``notHeard`` as not heard; between both nothing is said.
        /// Both are measured by ``WordScore/score``.
        public var heard: Double
        /// Below this score a word counts as not heard; never above ``heard``.
        public var notHeard: Double
    }

    /// How a voice is told from noise.
    public struct Voice: Hashable, Sendable {
        /// The factor by which a voice's power is above the noise's, from 1 to 1,000.
        public var aboveNoise: Double
        /// The power below which nothing is a voice, from 0 to 1, which is the loudest.
        public var quietest: Double
        /// How long a voice must sound to count, in milliseconds from 20 to 2,000.
        public var onset: Int
        /// How long a voice counts after it ends, in milliseconds from 20 to 5,000.
        public var hangover: Int
        /// Over what time the noise is measured, in milliseconds from 1,000 to 60,000.
        public var memory: Int
    }

    /// How much sound is looked at, and when. Times are in milliseconds.
    public struct Window: Hashable, Sendable {
        /// The most sound that is looked at together, from 2,000 to 10,000.
        public var longest: Int
        /// How much new sound there must be before it is looked at again, from 200 to 5,000.
        public var step: Int
        /// The silence that ends a phrase, from 100 to 5,000.
        public var pause: Int
        /// How much is kept where a window is cut without a silence, from 1,000 to a second less than ``longest``.
        public var cut: Int
        /// How many words ahead are asked for, from 4 to 60.
        public var words: Int
        /// How many words must follow a word before it is settled, from 0 to 10.
        public var settledWords: Int
        /// The silence that is told to the person, from 1,000 to 60,000.
        public var silent: Int
    }

    /// The numbers of a verdict that no tolerance changes.
    public struct VerdictNumbers: Hashable, Sendable {
        /// By how much a later score must pass a bound to change what was shown, from 0 to 10.
        public var margin: Double
        /// By how much the word after one that was not heard must fit better without it for that one to count as left out, from
        /// -20 to 20.
        public var leftOut: Double
        /// From which share of doubtful words on only the ayah as a whole is spoken of, from 0.05 to 1.
        public var doubtfulShare: Double
    }

    /// The colours of what became of a word, as style sheets write them (QI-038 to QI-042).
    public struct Colours: Hashable, Sendable {
        public var heard: String
        public var notHeard: String
        public var other: String
        public var extra: String
        public var waiting: String
    }

    /// What a tolerance lets pass.
    public func bounds(_ tolerance: Tolerance) -> Bounds { bounds[Int(tolerance.rawValue)] }

    /// The aligner's rule for a tolerance.
    public func rule(_ tolerance: Tolerance) -> AlignmentRule {
        let bounds = bounds(tolerance)
        return AlignmentRule(
            back: alignment.back, jump: alignment.jump, start: alignment.start, reach: alignment.reach,
            pause: alignment.pause, lenience: bounds.lenience, allowsNearSounds: bounds.allowsNearSounds)
    }
}
