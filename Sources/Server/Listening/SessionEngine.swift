import Recitation
import Recogniser

/// What scores the sound of one session. It answers after a second or more, on a thread of its own (``EngineThread``).
public protocol SessionEngine: AnyObject {
    /// Gets ready to answer.
    func load() throws(RecogniserFault)
    /// Scores each hypothesis against the same sound (`WordScoring`). After a fault the next question begins a new helper.
    func scores(of hypotheses: [[String]], in sound: [Float]) throws(RecogniserFault) -> [HypothesisScores]
    /// Lets go what it has.
    func stop()
}

extension HelperEngine: SessionEngine {
    public func load() throws(RecogniserFault) { try start() }
}
