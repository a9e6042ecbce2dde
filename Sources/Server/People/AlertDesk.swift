import Almanac

/// What is remembered of each person between two looks at their alerts, and for whom one is under way. Only so many are at
/// once: somebody whose push service is slow takes up one place, and the others go on.
actor AlertDesk {
    /// What is remembered of a person.
    struct State: Sendable {
        var rounds = PushRounds()
        /// Whether the person's browsers can be told the server's key.
        var isNoted = false
        /// When it is looked again while the data is open.
        var next: Instant?
    }

    private let atOnce: Int
    private var states: [String: State] = [:]
    private var underWay: Set<String> = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(atOnce: Int = 8) { self.atOnce = atOnce }

    /// Begins a look, once there is a place for it; `nil` if one is under way, or it isn't time.
    func begin(_ person: String, if isTime: @Sendable (State) -> Bool) async -> State? {
        guard !underWay.contains(person), isTime(states[person] ?? State()) else { return nil }
        while underWay.count >= atOnce { await withCheckedContinuation { waiting.append($0) } }
        underWay.insert(person)
        return states[person] ?? State()
    }

    /// Ends a look.
    func end(_ person: String, _ state: State) {
        states[person] = state
        underWay.remove(person)
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }

    /// Forgets whoever is here no longer.
    func forgetAll(but members: Set<String>) {
        states = states.filter { members.contains($0.key) || underWay.contains($0.key) }
    }
}
