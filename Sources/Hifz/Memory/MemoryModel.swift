import Almanac

/// FSRS-6, the memory model of open-spaced-repetition: how long something stays in memory, from the grades of its reviews.
///
/// Days are whole local dates. There are no learning steps: what is new is drilled on its first day, and the model begins
/// with the first review. `docs/hifz.md` has the formulas and what they are compared with.
public struct MemoryModel: Sendable {
    public let weights: MemoryWeights
    /// The share of items that should still be recalled on the day they are due, between 0 and 1.
    public let retention: Double
    /// The longest interval, in days.
    public let longest: Int
    /// The ranges of intervals and by what share of the days in them an interval may differ.
    public let fuzz: [FuzzRange]

    // What depends on the weights alone, worked out once.
    let decay: Double
    let factor: Double
    let recallGain: Double
    let forgettingLimit: Double
    let easiest: Double
    let sameDayGains: [Double]
    let intervalFactor: Double

    /// Creates a model.
    ///
    /// - Parameter retention: between 0 and 1, both excluded.
    public init(weights: MemoryWeights, retention: Double, longest: Int, fuzz: [FuzzRange] = []) {
        self.weights = weights
        self.retention = retention
        self.longest = max(1, longest)
        self.fuzz = fuzz
        decay = -weights[20]
        factor = Exponential.power(0.9, 1 / decay) - 1
        recallGain = Exponential.exp(weights[8])
        forgettingLimit = Exponential.exp(weights[17] * weights[18])
        easiest = Self.difficulty(after: .easy, weights)
        sameDayGains = Grade.allCases.map { grade in
            Exponential.exp(weights[17] * (Double(grade.rawValue - 3) + weights[18]))
        }
        intervalFactor = Exponential.power(retention, 1 / decay) - 1
    }

    /// Returns the probability, 0 to 1, that an item is recalled on a day. On the day of its review it is 1.
    public func retrievability(of state: MemoryState, on date: CivilDate) -> Double {
        retrievability(after: max(0, state.reviewed.days(to: date)), stability: state.stability)
    }

    /// Returns the state after a review. Without a state it is the first one.
    public func state(after grade: Grade, on date: CivilDate, from state: MemoryState?) -> MemoryState {
        guard let state else {
            return MemoryState(
                stability: max(Self.leastStability, weights[grade.rawValue - 1]),
                difficulty: Self.bounded(Self.difficulty(after: grade, weights)), reviewed: date)
        }
        let days = state.reviewed.days(to: date)
        let stability =
            days < 1
            ? sameDayStability(state.stability, grade)
            : stability(state, grade, retrievability(after: days, stability: state.stability))
        return MemoryState(
            stability: max(Self.leastStability, stability), difficulty: difficulty(state.difficulty, grade),
            reviewed: date)
    }

    private func retrievability(after days: Int, stability: Double) -> Double {
        Exponential.power(1 + factor * Double(days) / stability, decay)
    }

    static let leastStability = 0.001
}
