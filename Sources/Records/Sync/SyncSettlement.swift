/// What a device commits after a reply, in one transaction.
public struct SyncSettlement: Hashable, Sendable {
    /// Scopes to erase first, with their new generations. Their unsent changes are erased with them.
    public var erase: [ScopeGeneration] = []
    /// Whole records to store **without merging**, since a stamp from a clock that ran ahead gives way to the server's.
    public var put: [Record] = []
    /// Records that have arrived and not changed since they were sent, and are no longer unsent.
    public var clean: [RecordKey] = []
    /// The cursor of the next request.
    public var cursor: Int64
    /// Whether to send the next request at once.
    public var more: Bool
    /// Whether the server's store is a different one than before (restored from a backup, or newly created) and may
    /// lack records that had arrived. Every record of a synced scope then counts as unsent again.
    public var restarts = false

    init(cursor: Int64, more: Bool) {
        self.cursor = cursor
        self.more = more
    }
}
