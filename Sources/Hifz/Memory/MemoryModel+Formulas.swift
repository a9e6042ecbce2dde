extension MemoryModel {
    /// The difficulty after a first review, not bounded.
    static func difficulty(after grade: Grade, _ weights: MemoryWeights) -> Double {
        weights[4] - Exponential.exp(weights[5] * Double(grade.rawValue - 1)) + 1
    }

    static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

    /// The difficulty after a further review: nearer to 10 the smaller the steps, and drawn back towards the easiest.
    func difficulty(_ difficulty: Double, _ grade: Grade) -> Double {
        let change = -(weights[6] * Double(grade.rawValue - 3))
        let next = difficulty + (10 - difficulty) * change / 9
        return Self.bounded(weights[7] * easiest + (1 - weights[7]) * next)
    }

    /// The stability after a review on a later day.
    func stability(_ state: MemoryState, _ grade: Grade, _ retrievability: Double) -> Double {
        switch grade {
        case .again: forgottenStability(state, retrievability)
        case .hard: recalledStability(state, retrievability, weights[15])
        case .good: recalledStability(state, retrievability, 1)
        case .easy: recalledStability(state, retrievability, weights[16])
        }
    }

    private func recalledStability(_ state: MemoryState, _ retrievability: Double, _ share: Double) -> Double {
        let decline = Exponential.power(state.stability, -weights[9])
        let surprise = Exponential.exp((1 - retrievability) * weights[10]) - 1
        return state.stability * (1 + recallGain * (11 - state.difficulty) * decline * surprise * share)
    }

    private func forgottenStability(_ state: MemoryState, _ retrievability: Double) -> Double {
        let growth = Exponential.power(state.stability + 1, weights[13]) - 1
        let left =
            weights[11] * Exponential.power(state.difficulty, -weights[12]) * growth
            * Exponential.exp((1 - retrievability) * weights[14])
        return min(left, state.stability / forgettingLimit)
    }

    /// The stability after a further review on the same day, which no pass makes smaller.
    func sameDayStability(_ stability: Double, _ grade: Grade) -> Double {
        let gain = sameDayGains[grade.rawValue - 1] * Exponential.power(stability, -weights[19])
        return stability * (grade == .again ? gain : max(gain, 1))
    }
}
