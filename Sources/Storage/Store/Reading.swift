import Records

/// What a store held at one instant: what had changed, and the answers to queries.
public struct Reading: Hashable, Sendable {
    /// What was committed after the number that was asked about.
    public var changes: ChangeList
    /// One answer for each query, in their order.
    public var answers: [Loaded]
    /// Records that belong in the answers but can't be read; the answers lack them.
    public var unreadable: [RecordKey]

    public init(changes: ChangeList, answers: [Loaded], unreadable: [RecordKey] = []) {
        self.changes = changes
        self.answers = answers
        self.unreadable = unreadable
    }
}
