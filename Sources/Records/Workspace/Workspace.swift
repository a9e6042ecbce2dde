/// The records a member has loaded so far, and which queries they answer completely.
///
/// A host keeps one between requests, loads into it what the app says it needs, and applies to it every
/// change it stores or learns of, so that it never answers from a stale copy.
public struct Workspace: Sendable {
    /// The clock of the store this workspace belongs to.
    public var clock: HybridClock
    private var records: [RecordKey: Record] = [:]
    private var answers: [RecordQuery: Answer] = [:]
    private var generations: [Scope: Int64] = [:]

    /// What a loaded query holds: keys in order, or a number.
    private enum Answer: Sendable {
        case keys([RecordKey])
        case count(Int)
    }

    public init(clock: HybridClock) {
        self.clock = clock
    }
}
