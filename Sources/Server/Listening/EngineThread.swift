import Dispatch
import Recitation
import Recogniser
import Synchronization

/// Has an engine answer on a thread of its own, so that no request waits for it.
final class EngineThread: Sendable {
    private let queue = DispatchQueue(label: "wird.listening", qos: .userInitiated)
    private let engine: Mutex<(any SessionEngine)?>
    /// Whether it was ended, so that what still waits begins no other engine.
    private let isStopped = Mutex(false)
    private let make: @Sendable () -> any SessionEngine

    init(_ make: @escaping @Sendable () -> any SessionEngine) {
        self.make = make
        engine = Mutex(nil)
    }

    func load() async -> Result<Void, RecogniserFault> {
        await run { engine throws(RecogniserFault) in try engine.load() }
    }

    func scores(_ job: ScoringJob) async -> Result<[HypothesisScores], RecogniserFault> {
        await run { engine throws(RecogniserFault) in try engine.scores(of: job.words, in: job.sound) }
    }

    /// Ends the engine, once it has answered what it is being asked.
    func stop() {
        isStopped.withLock { $0 = true }
        queue.async {
            self.engine.withLock { engine in
                engine?.stop()
                engine = nil
            }
        }
    }

    private func run<Answer: Sendable>(
        _ work: @escaping @Sendable (any SessionEngine) throws(RecogniserFault) -> Answer
    ) async -> Result<Answer, RecogniserFault> {
        await withCheckedContinuation { continuation in
            queue.async {
                guard !self.isStopped.withLock({ $0 }) else { return continuation.resume(returning: .failure(.died)) }
                let answer = self.engine.withLock { engine -> Result<Answer, RecogniserFault> in
                    let asked = engine ?? self.make()
                    engine = asked
                    do throws(RecogniserFault) { return .success(try work(asked)) } catch { return .failure(error) }
                }
                continuation.resume(returning: answer)
            }
        }
    }
}
