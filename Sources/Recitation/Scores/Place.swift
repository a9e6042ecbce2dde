/// How many of the expected words a sound holds: the number k for which Σ(gain − cost) over the first k words plus the weighted
/// log-probability of ending there is greatest.
public struct Place: Hashable, Sendable {
    /// The words said so far.
    public let count: Int
    /// How much is to be said for it; what is compared between hypotheses.
    public let value: Double

    /// Finds the place by the rule's numbers.
    public init(_ scores: HypothesisScores, _ rule: PlaceRule) {
        var sum = 0.0
        var best = (count: 0, value: -Double.infinity)
        for count in 0...scores.words.count {
            if count > 0 { sum += scores.words[count - 1].gain - rule.wordCost }
            let end = min(max(scores.ends[count], rule.endLeast), 0)
            let value = sum + rule.endWeight * end
            if value > best.value { best = (count, value) }
        }
        count = best.count
        value = best.value
    }
}
