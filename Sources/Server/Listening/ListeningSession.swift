import Logging
import Recitation
import Recogniser
import Records

/// Somebody who recites, and what was heard of it. Sound comes in by requests, an engine scores it beside them, and whoever
/// reads the events is told. Nothing of the sound leaves the memory.
actor ListeningSession {
    /// What becomes of a piece of sound.
    enum Receipt: Equatable {
        case taken
        /// It doesn't begin where the sound so far ends.
        case gap(next: Int)
        /// The recogniser is so far behind that no more is kept.
        case full
    }

    /// What a reader hasn't been told yet.
    struct News: Sendable {
        var events: [RecitationEvent]
        /// How many events there are, with these.
        var count: Int
        var states: [ListeningState]
        var stateCount: Int
        var isOver: Bool
    }

    let id: String
    let person: String
    let limits: ServerLimits.Listening
    let logger: Logger
    let engine: EngineThread
    var tracker: RecitationTracker
    /// Whether it is recited from memory, where an ayah with a mark begins again.
    let isFromMemory: Bool
    /// The first sample that hasn't come yet.
    var next = 0
    private(set) var isOver = false
    private let begun = ContinuousClock.now
    private var touched = ContinuousClock.now
    /// Every state so far.
    private(set) var states = [ListeningState.loading]
    private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var reader = 0
    /// How many events and states there were when readers were last told.
    private var told = (0, 0)
    private var ending: [CheckedContinuation<Void, Never>] = []
    private let didEnd: @Sendable () -> Void
    var isLoaded = false
    var isFinishing = false
    /// What the engine is being asked.
    var job: ScoringJob?
    /// How far it was behind at its last answer, in samples.
    var lag = 0
    /// How often in a row it failed.
    var failures = 0

    /// - Parameter didEnd: called once, when no more is listened to.
    init(
        id: String, person: String, tracker: RecitationTracker, isFromMemory: Bool = false, engine: EngineThread,
        limits: ServerLimits.Listening, logger: Logger, didEnd: @escaping @Sendable () -> Void
    ) {
        (self.id, self.person, self.tracker, self.engine) = (id, person, tracker, engine)
        (self.isFromMemory, self.limits, self.logger, self.didEnd) = (isFromMemory, limits, logger, didEnd)
    }

    /// Takes samples that begin at a position. What was taken already is left out.
    func take(_ samples: [Float], from: Int) -> Receipt {
        guard !isOver else { return .taken }
        guard from <= next else { return .gap(next: next) }
        let new = samples.dropFirst(next - from)
        guard !new.isEmpty else { return .taken }
        guard tracker.held + new.count <= limits.heldSeconds * Sound.rate else { return .full }
        next += new.count
        tracker.take(Array(new))
        // A tab that was forgotten sends silence.
        if !tracker.isSilent { touched = .now }
        work()
        publish()
        return .taken
    }

    /// Takes it that a mark on a word was wrong; says whether it had one.
    func contest(_ word: Int) -> Bool {
        guard tracker.contest(word) != nil else { return false }
        publish()
        return true
    }

    /// Begins the ayah of a word again; says whether there is such a word.
    func restart(ayahOf word: Int) -> Bool {
        guard !isOver, tracker.restart(ayahOf: word) != nil else { return false }
        publish()
        return true
    }

    /// Ends the session once what was sent is scored, or the time is up. Gives what was heard.
    func end() async -> RecitationLog {
        guard !isOver else { return tracker.log }
        isFinishing = true
        // Of a session without sound nothing is awaited.
        if next == 0 { finish() } else { work() }
        guard !isOver else { return tracker.log }
        let deadline = Task {
            try? await Task.sleep(for: limits.ending)
            if !Task.isCancelled { finish() }
        }
        await withCheckedContinuation { ending.append($0) }
        deadline.cancel()
        return tracker.log
    }

    /// No more is listened to.
    func finish() {
        guard !isOver else { return }
        tracker.end()
        isOver = true
        job = nil
        engine.stop()
        didEnd()
        publish()
        for waiting in ending { waiting.resume() }
        ending = []
    }

    /// Ends a session that nobody sends sound to, or that has gone on for too long; else whoever reads is told that it is there.
    func look() {
        guard !isOver else { return }
        if ContinuousClock.now - touched > limits.idle || ContinuousClock.now - begun > limits.longest {
            finish()
        } else {
            for reader in readers.values { reader.yield() }
        }
    }

    /// The seconds until its place may be free, as far as can be told: a second a word, no longer than it may go on.
    var wait: Int {
        guard !isOver else { return 0 }
        let now = ContinuousClock.now
        let left = min(limits.idle - (now - touched), limits.longest - (now - begun))
        return max(1, min(tracker.passage.count - tracker.place, Int(left.components.seconds)))
    }

    // Readers

    /// A signal whenever there may be something new; `nil` if as many read as may.
    func read() -> AsyncStream<Void>? {
        guard readers.count < limits.readers else { return nil }
        let id = reader
        reader += 1
        let (stream, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        signal.onTermination = { [weak self] _ in Task { await self?.leave(id) } }
        readers[id] = signal
        signal.yield()
        return stream
    }

    private func leave(_ id: Int) { readers[id] = nil }

    /// What there is after so many events and states; of the states, who is new hears the last.
    func news(after events: Int, _ states: Int?) -> News {
        let all = tracker.log.events
        let from = min(max(events, 0), all.count)
        return News(
            events: Array(all[from...]), count: all.count,
            states: Array(self.states[min(states ?? self.states.count - 1, self.states.count)...]),
            stateCount: self.states.count, isOver: isOver)
    }

    /// Notes a state, and tells whoever reads if there is anything new.
    func publish(_ state: ListeningState? = nil) {
        let state = state ?? condition
        if state != states.last, !isOver || state == .absent { states.append(state) }
        let now = (tracker.log.events.count, states.count)
        guard now != told || isOver else { return }
        told = now
        for reader in readers.values { reader.yield() }
    }
}
