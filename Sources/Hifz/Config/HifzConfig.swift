/// The numbers of memorisation, from `HifzConfig.json`. `docs/hifz.md` names the sources.
public struct HifzConfig: Hashable, Sendable {
    /// The weights of FSRS-6.
    public var weights: MemoryWeights
    /// The share of items that should still be recalled when they are due, and between what it can be chosen.
    public var retention: Double
    public var retentions: ClosedRange<Double>
    /// The longest interval, in days.
    public var longest: Int
    /// By how much intervals are varied.
    public var fuzz: [FuzzRange]
    /// How many of the last portions are recited every day.
    public var recentPortions: Int
    /// The minutes of a day, and between what they can be chosen.
    public var minutes: Int
    public var minuteChoices: ClosedRange<Int>
    /// The days that a plan looks ahead.
    public var forecastDays: Int
    public var effort: Effort
    /// What is taken for the first review of something known already, by how fresh it is.
    public var known: KnownGrades

    /// The time that an item takes.
    public struct Effort: Hashable, Sendable {
        /// The words that are drilled, or recited, in a minute.
        public var newWords: Int
        public var recentWords: Int
        public var oldWords: Int
        /// The seconds that a junction takes.
        public var junction: Int
    }

    /// The grades that stand for what somebody knew before.
    public struct KnownGrades: Hashable, Sendable {
        public var fresh: Grade
        public var fair: Grade
        public var faded: Grade
    }

    /// The model with a retention of one's own; without one, the configured one. It is held within ``retentions``.
    public func model(retention: Double? = nil) -> MemoryModel {
        let wanted = retention ?? self.retention
        return MemoryModel(
            weights: weights, retention: min(max(wanted, retentions.lowerBound), retentions.upperBound),
            longest: longest, fuzz: fuzz)
    }
}
