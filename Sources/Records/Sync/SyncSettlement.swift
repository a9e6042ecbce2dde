/// What a device commits after a reply, in one transaction.
public struct SyncSettlement: Hashable, Sendable {
    /// Scopes to erase first, with the generation they get. Their unsent changes go with them.
    public var erase: [ScopeGeneration] = []
    /// Whole records to put in place, **without merging**: a stamp of a clock that ran ahead gives way to the server's.
    public var put: [Record] = []
    /// Sent records that arrived and have not changed since: no longer unsent.
    public var clean: [RecordKey] = []
    /// The cursor of the next request.
    public var cursor: Int64
    /// Whether to ask again at once.
    public var more: Bool
    /// The server's store is another than before (restored from a backup, or made anew) and may lack what had
    /// arrived: every record of a synced scope counts as unsent again.
    public var restarts = false

    init(cursor: Int64, more: Bool) {
        self.cursor = cursor
        self.more = more
    }
}
