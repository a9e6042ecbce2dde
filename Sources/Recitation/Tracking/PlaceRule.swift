/// The numbers by which the place in the text is found (``Place``).
public struct PlaceRule: Hashable, Sendable {
    /// What a word must gain to count as said.
    public var wordCost: Double
    /// How much the end's log-probability counts, and how little at least.
    public var endWeight: Double
    public var endLeast: Double
    /// By how much another place must be better than the expected one to be followed.
    public var moveGain: Double
    /// The milliseconds of voice that are needed before another place is looked for.
    public var leastVoice: Int
}
