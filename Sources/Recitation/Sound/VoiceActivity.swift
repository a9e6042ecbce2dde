/// Tells where somebody speaks, by the power of frames of 20 ms against the quietest of the last seconds.
///
/// It decides no word: it says when a phrase ended, so that the place and the words before it can settle, and when nothing has
/// been heard for so long that the person should know.
public struct VoiceActivity: Sendable {
    /// A stretch of voice, in samples from the beginning.
    public struct Stretch: Hashable, Sendable {
        /// The first sample.
        public var start: Int
        /// The sample after the last.
        public var end: Int
    }

    /// The samples of a frame.
    public static let frame = Sound.rate / 50

    private let rule: RecitationConfig.Voice
    private var rest: [Float] = []
    /// The samples looked at.
    public private(set) var position = 0
    /// The least power of each half second, oldest first.
    private var quiet: [Double] = []
    private var framesInHalf = 0
    private var loudFrames = 0
    private var start: Int?
    private var lastLoud = 0
    /// The stretches that ended.
    public private(set) var stretches: [Stretch] = []
    /// The samples of voice so far.
    public private(set) var voiced = 0

    /// Nothing has been heard yet.
    public init(_ rule: RecitationConfig.Voice) { self.rule = rule }

    /// Whether somebody speaks, or spoke a moment ago.
    public var isSpeaking: Bool { start != nil }

    /// The samples since a voice was last heard; since the beginning if none was.
    public var silence: Int { isSpeaking ? 0 : position - (stretches.last?.end ?? 0) }

    /// Where a voice was last heard, in samples.
    public var lastVoice: Int? { isSpeaking ? lastLoud : stretches.last?.end }

    /// Takes the next samples.
    public mutating func take(_ samples: [Float]) {
        rest += samples
        var at = 0
        while at + Self.frame <= rest.count {
            var power = 0.0
            for index in at..<at + Self.frame { power += Double(rest[index]) * Double(rest[index]) }
            look(power / Double(Self.frame))
            at += Self.frame
        }
        rest.removeFirst(at)
    }

    private mutating func look(_ power: Double) {
        position += Self.frame
        if quiet.isEmpty || framesInHalf == 25 {
            quiet.append(power)
            framesInHalf = 0
            if quiet.count > rule.memory / 500 { quiet.removeFirst() }
        }
        framesInHalf += 1
        quiet[quiet.count - 1] = min(quiet[quiet.count - 1], power)
        let floor = max(quiet.min() ?? power, rule.quietest / rule.aboveNoise)
        if power > floor * rule.aboveNoise { hear() } else { rest(power) }
    }

    private mutating func hear() {
        loudFrames += 1
        let onset = max(1, rule.onset / 20)
        if start == nil, loudFrames >= onset { start = position - loudFrames * Self.frame }
        if start != nil {
            voiced += Self.frame
            lastLoud = position
        }
    }

    private mutating func rest(_ power: Double) {
        loudFrames = 0
        guard let begun = start, position - lastLoud >= Sound.samples(milliseconds: rule.hangover) else { return }
        stretches.append(Stretch(start: begun, end: lastLoud))
        start = nil
    }
}
