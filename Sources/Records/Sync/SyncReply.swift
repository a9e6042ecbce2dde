/// The server's answer: the records the device lacks, and the changes that were refused.
public struct SyncReply: Hashable, Sendable {
    /// The server's commit number up to which the device has everything once it has stored this reply.
    public var cursor: Int64
    /// Whether the server has more records beyond the cursor.
    public var more: Bool
    /// Whole records, as the server has them.
    public var records: [Record]
    public var refused: [SyncRefusal]
    /// The server's generations. A device that is behind erases the scope.
    public var generations: [ScopeGeneration]
    /// The store that answered: a number drawn when the store was made, and again when it was restored from a backup. A
    /// device that meets a different store than last time starts over (see ``SyncSettlement/restarts``).
    public var store: Replica?
    /// How many of the server's records, including refused ones, could not be read here. They are left out.
    public var unreadable = 0

    public init(
        cursor: Int64, more: Bool = false, records: [Record] = [], refused: [SyncRefusal] = [],
        generations: [ScopeGeneration] = [], store: Replica? = nil
    ) {
        self.cursor = cursor
        self.more = more
        self.records = records
        self.refused = refused
        self.generations = generations
        self.store = store
    }
}
