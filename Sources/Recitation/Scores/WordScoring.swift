/// An engine that says how well expected words fit a sound. It takes words and gives scores; it is never asked what it heard,
/// since free decoding of recitation is poor where scoring is good.
///
/// An engine with posteriors a frame, as streaming CTC models have, conforms through ``PosteriorScores``.
public protocol WordScoring {
    associatedtype Failure: Error

    /// Scores each hypothesis, a list of words as ``SpokenForm`` writes them, against the same sound.
    ///
    /// - Parameter sound: at ``Sound/rate``, at most ten seconds.
    mutating func scores(of hypotheses: [[String]], in sound: [Float]) throws(Failure) -> [HypothesisScores]
}
