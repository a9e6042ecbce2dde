/// What a store held at one instant: what had changed, and the answers to queries.
public struct Reading: Hashable, Sendable {
    /// What was committed after the number that was asked about.
    public var changes: ChangeList
    /// One answer for each query, in their order.
    public var answers: [Loaded]

    public init(changes: ChangeList, answers: [Loaded]) {
        self.changes = changes
        self.answers = answers
    }
}
