/// The numbers by which the place in the text is found (``Place``).
public struct PlaceRule: Hashable, Sendable {
    /// What a word must gain to count as said, from 0 to 20.
    public var wordCost: Double
    /// How much the end's log-probability counts, from 0 to 20.
    public var endWeight: Double
    /// How little the end's log-probability is at least, from -100 to 0.
    public var endLeast: Double
    /// By how much another place must be better than the expected one to be followed, from 0 to 100.
    public var moveGain: Double
    /// The milliseconds of voice that are needed before another place is looked for, from 200 to 10,000.
    public var leastVoice: Int
}
