import Almanac

/// What the model knows of an item after its last review.
public struct MemoryState: Hashable, Sendable {
    /// The days after which it would be recalled nine times in ten; at least 0.001.
    public var stability: Double
    /// 1 (easiest) to 10.
    public var difficulty: Double
    /// The day of the last review.
    public var reviewed: CivilDate

    public init(stability: Double, difficulty: Double, reviewed: CivilDate) {
        self.stability = stability
        self.difficulty = difficulty
        self.reviewed = reviewed
    }
}
