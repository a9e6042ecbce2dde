import App
import Logging
import Recitation
import Records

/// The sessions of everybody on this server: one a person, and so many at once.
actor ListeningRoom {
    /// Whether somebody may begin.
    enum Place: Sendable {
        case free
        /// All places are taken for about so many seconds.
        case busy(Int)
    }

    private let limits: ServerLimits.Listening
    /// How many threads a session's engine may take by itself.
    private let cores: Int
    private let logger: Logger
    private var sessions: [String: ListeningSession] = [:]
    /// The ids of the sessions that are listened to.
    private var open: Set<String> = []

    init(limits: ServerLimits.Listening, cores: Int, logger: Logger) {
        self.limits = limits
        self.cores = cores
        self.logger = logger
    }

    /// The number of sessions that are listened to.
    var count: Int { open.count }

    /// Whether a person may begin. Their own session makes room for another.
    func place(for person: String) async -> Place {
        guard others(than: person).count >= limits.sessions else { return .free }
        var soonest = Int.max
        for session in others(than: person) { soonest = min(soonest, await session.wait) }
        return .busy(soonest)
    }

    private func others(than person: String) -> [ListeningSession] {
        sessions.values.filter { open.contains($0.id) && $0.person != person }
    }

    /// Begins a session; a person's earlier one ends. `nil` if there is no place.
    func begin(
        _ person: String, id: String, _ tracker: RecitationTracker, isFromMemory: Bool, _ parts: RecogniserParts
    ) async -> ListeningSession? {
        for session in sessions.values where session.person == person {
            sessions[session.id] = nil
            open.remove(session.id)
            await session.finish()
        }
        guard open.count < limits.sessions, sessions[id] == nil else { return nil }
        let threads = max(1, cores / (open.count + 1))
        let session = ListeningSession(
            id: id, person: person, tracker: tracker, isFromMemory: isFromMemory,
            engine: EngineThread { [parts] in parts.engine(threads) }, limits: limits, logger: logger
        ) { [weak self] in
            Task { await self?.close(id) }
        }
        sessions[id] = session
        open.insert(id)
        Task { await session.load() }
        Task { await keep(session) }
        return session
    }

    /// The session of a person; `nil` for another's, and for one that is gone.
    func session(_ id: String, of person: String) -> ListeningSession? {
        guard let session = sessions[id], session.person == person else { return nil }
        return session
    }

    /// Lets a session go that has ended.
    func forget(_ id: String) {
        sessions[id] = nil
        open.remove(id)
    }

    private func close(_ id: String) { open.remove(id) }

    /// Looks after a session while it is there. Of one that ended what was heard is kept for as long as one that idles.
    private func keep(_ session: ListeningSession) async {
        while sessions[session.id] === session, await !session.isOver {
            try? await Task.sleep(for: limits.interval)
            await session.look()
        }
        try? await Task.sleep(for: limits.idle)
        if sessions[session.id] === session { sessions[session.id] = nil }
    }
}
