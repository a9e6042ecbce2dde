/// The numbers of recitation, from `RecitationConfig.json`. `docs/recitation.md` says where they come from.
public struct RecitationConfig: Hashable, Sendable {
    public var alignment: AlignmentCosts
    /// By ``Tolerance``, in its order.
    var bounds: [Bounds]
    public var voice: Voice
    public var window: Window
    public var place: PlaceRule
    public var verdict: VerdictNumbers
    /// What may be said before the text: the isti'adha and the basmala, word by word.
    public var openings: [[String]]
    /// The colours of what became of a word.
    public var colours: Colours
    /// What is known of the check's faults.
    public var measured: MeasuredCheck

    /// What going anywhere but on costs (``AlignmentRule``).
    public struct AlignmentCosts: Hashable, Sendable {
        public var back: Int
        public var jump: Int
        public var start: Int
        public var reach: Int
        public var pause: Int
    }

    /// What a tolerance lets pass.
    public struct Bounds: Hashable, Sendable {
        public var lenience: [Int]
        public var allowsNearSounds: Bool
        /// From this score on a word counts as heard, below ``notHeard`` as not heard; between both nothing is said.
        public var heard: Double
        public var notHeard: Double
    }

    /// How a voice is told from noise.
    public struct Voice: Hashable, Sendable {
        public var aboveNoise: Double
        public var quietest: Double
        public var onset: Int
        public var hangover: Int
        public var memory: Int
    }

    /// How much sound is looked at, and when. Times are in milliseconds.
    public struct Window: Hashable, Sendable {
        public var longest: Int
        public var step: Int
        public var pause: Int
        public var cut: Int
        public var words: Int
        public var settledWords: Int
        public var silent: Int
    }

    /// The numbers of a verdict that no tolerance changes.
    public struct VerdictNumbers: Hashable, Sendable {
        public var margin: Double
        public var leftOut: Double
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

    public func bounds(_ tolerance: Tolerance) -> Bounds { bounds[Int(tolerance.rawValue)] }

    /// The aligner's rule for a tolerance.
    public func rule(_ tolerance: Tolerance) -> AlignmentRule {
        let bounds = bounds(tolerance)
        return AlignmentRule(
            back: alignment.back, jump: alignment.jump, start: alignment.start, reach: alignment.reach,
            pause: alignment.pause, lenience: bounds.lenience, allowsNearSounds: bounds.allowsNearSounds)
    }
}
