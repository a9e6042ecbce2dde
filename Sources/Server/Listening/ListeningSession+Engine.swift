import Logging
import Recitation
import Recogniser

/// Asking the engine. Only the newest look is asked for: what came in while it worked is in the next one.
extension ListeningSession {
    /// After so many failures in a row there is no use in another try.
    private static let mostFailures = 3
    /// The sound in seconds that the engine may be behind without a word, and from which on it has caught up.
    private static let behind = (from: 4, until: 2)

    /// Loads the engine.
    func load() async {
        switch await engine.load() {
        case .success: isLoaded = true
        case .failure(let fault):
            fail(fault)
            guard !isOver else { return }
            // Whatever is asked first begins a new helper.
            isLoaded = true
        }
        work()
        publish()
    }

    /// Asks for the next look, if there is anything to look at.
    func work() {
        guard isLoaded, job == nil, !isOver else { return }
        guard let next = tracker.nextJob(isFinished: isFinishing) else {
            // From memory the last ayah may begin again.
            let isOver = tracker.isComplete && !(isFromMemory && tracker.endsWithMark)
            if isFinishing || isOver { finish() }
            return
        }
        job = next
        Task { receive(await engine.scores(next), for: next) }
    }

    private func receive(_ answer: Result<[HypothesisScores], RecogniserFault>, for asked: ScoringJob) {
        guard !isOver else { return }
        job = nil
        lag = next - asked.range.upperBound
        switch answer {
        case .success(let scores):
            failures = 0
            tracker.take(scores, for: asked)
        case .failure(let fault):
            tracker.giveUp(asked)
            fail(fault)
        }
        work()
        publish()
    }

    private func fail(_ fault: RecogniserFault) {
        failures += 1
        logger.warning("the recogniser failed", metadata: ["fault": "\(fault.name)", "detail": "\(fault.detail)"])
        guard failures < Self.mostFailures, fault.mayPass else {
            publish(.absent)
            finish()
            return
        }
        publish(.restarted)
    }

    /// How it stands now.
    var condition: ListeningState {
        guard isLoaded else { return failures > 0 ? .restarted : .loading }
        guard failures == 0 else { return .restarted }
        let now = max(lag, job.map { next - $0.range.upperBound } ?? 0)
        let bound = states.last == .behind ? Self.behind.until : Self.behind.from
        if now > bound * Sound.rate { return .behind }
        return tracker.isSilent ? .silent : .listening
    }
}

extension RecogniserFault {
    /// Whether another try may go well: what was true of library and model stays so.
    fileprivate var mayPass: Bool {
        switch self {
        case .died, .hung, .step, .long: true
        case .missing, .library, .version, .symbol, .model, .english, .sizes, .refused, .start: false
        }
    }
}
