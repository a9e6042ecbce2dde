/// What the marks that a person calls wrong teach: their bounds move down by as much as would have spared most of them.
///
/// It only ever makes verdicts more careful, and by ``most`` at most, so that calling every mark wrong doesn't end in a check
/// that hears everything.
public struct Calibration: Hashable, Sendable {
    /// The scores of contested marks.
    public var contested: [Double]

    /// The most that bounds move down, as ``WordScore/score`` counts.
    public static let most = 1.5
    /// Fewer marks than these teach nothing.
    public static let least = 3

    /// What these marks teach; with none of them, nothing.
    public init(contested: [Double] = []) { self.contested = contested }

    /// The bounds for this person.
    public func bounds(_ bounds: RecitationConfig.Bounds) -> RecitationConfig.Bounds {
        let scores = contested.filter { $0 < bounds.notHeard && $0.isFinite }.sorted()
        guard scores.count >= Self.least else { return bounds }
        // Four of five of them would have been spared.
        let spared = scores[scores.count / 5]
        let shift = min(bounds.notHeard - spared, Self.most)
        var own = bounds
        own.notHeard -= shift
        own.heard -= shift / 2
        return own
    }
}
