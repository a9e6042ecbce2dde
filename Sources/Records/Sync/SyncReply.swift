/// What the server answers: what it has that the device lacks, and what it refused.
public struct SyncReply: Hashable, Sendable {
    /// The server's commit number up to which the device has everything once this reply is stored.
    public var cursor: Int64
    /// Whether the server has more to give beyond the cursor.
    public var more: Bool
    /// Whole records as the server has them.
    public var records: [Record]
    public var refused: [SyncRefusal]
    /// The server's generations; a device that is behind erases the scope.
    public var generations: [ScopeGeneration]
    /// Which store answered: a number drawn when it was made, and again when it was restored from a backup. A
    /// device that meets another store than last time begins anew (see ``SyncSettlement/restarts``).
    public var store: Replica?
    /// How many of the server's records, refused ones included, could not be read here. They are left out.
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
