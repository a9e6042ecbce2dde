/// What happened in a session, in order. Everything that is said of it later is worked out from here.
public struct RecitationLog: Hashable, Sendable {
    /// How many words the passage has.
    public let words: Int
    /// The word at which it was begun, from 0.
    public let start: Int
    /// What happened, oldest first.
    public private(set) var events: [RecitationEvent] = []

    /// A session in which nothing has happened yet.
    public init(words: Int, start: Int) {
        self.words = words
        self.start = start
    }

    /// Whether anything of the text has been heard.
    public var hasWords: Bool {
        events.contains { event in
            if case .word = event.kind { true } else { false }
        }
    }

    /// Appends an event; the place again is none.
    public mutating func append(_ kind: RecitationEvent.Kind, at time: Int) {
        if case .place = kind, events.last(where: { if case .place = $0.kind { true } else { false } })?.kind == kind {
            return
        }
        events.append(RecitationEvent(kind, at: max(time, events.last?.time ?? 0)))
    }

    /// Whether an ayah began again because of a mark (HZ-02).
    public var hasRestarts: Bool {
        var marked: Set<Int> = []
        for event in events {
            // Of a mark that the person called wrong nothing follows.
            if case .contested(let word) = event.kind { marked.remove(word) }
            guard case .word(let word, let state) = event.kind else { continue }
            if state == .waiting, marked.contains(word) { return true }
            if state == .notHeard || state == .other { marked.insert(word) } else { marked.remove(word) }
        }
        return false
    }

    /// The states of the words at the end.
    public var states: [WordState] {
        var states = [WordState](repeating: .waiting, count: words)
        for event in events {
            if case .word(let word, let state) = event.kind, states.indices.contains(word) { states[word] = state }
        }
        return states
    }
}
