import Records

/// What a store held at one moment: what had changed, and the answers to queries.
public struct Reading: Hashable, Sendable {
    /// What was committed after the given number.
    public var changes: ChangeList
    /// One answer for each query, in the same order.
    public var answers: [Loaded]
    /// The records that belong in the answers but are missing because they can't be read.
    public var unreadable: [RecordKey]

    public init(changes: ChangeList, answers: [Loaded], unreadable: [RecordKey] = []) {
        self.changes = changes
        self.answers = answers
        self.unreadable = unreadable
    }
}
