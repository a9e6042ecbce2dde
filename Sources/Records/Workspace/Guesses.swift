/// What requests that wait for a server's decision would probably change.
///
/// A guess is never stored and never sent by a sync. It lies over what the server has confirmed, and is worked out anew
/// whenever that, or what waits, has changed: then nothing of an older guess is left.
public struct Guesses: Sendable {
    /// Partial records, in the order of the requests.
    private(set) var changes: [Record] = []

    public init() {}

    public var isEmpty: Bool { changes.isEmpty }

    /// Adds what the next waiting request would change.
    public mutating func add(_ records: [Record]) { changes += records }

    /// What must be loaded before the guesses can be laid over a workspace: a change to a record that isn't loaded would
    /// show only a part of it.
    public func needs(of workspace: Workspace) -> [RecordQuery] {
        var queries: [RecordQuery] = []
        for change in changes {
            let query = RecordQuery(change.key.kind, in: change.key.scope, .id(change.key.id))
            if workspace.answer(query) == nil, !queries.contains(query) { queries.append(query) }
        }
        return queries
    }

    /// The workspace as it would be with the guesses.
    public func laid(over workspace: Workspace) -> Workspace {
        guard !changes.isEmpty else { return workspace }
        var laid = workspace
        for var change in changes {
            // What was confirmed since may belong to a later generation.
            change.generation = max(change.generation, laid.generation(of: change.key.scope))
            laid.apply([change])
            laid.guessed.insert(change.key)
        }
        return laid
    }
}

extension Workspace {
    /// Whether something of a record is only a guess.
    public func isGuess(_ key: RecordKey) -> Bool { guessed.contains(key) }
}
