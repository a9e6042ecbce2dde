/// What a server does with a request. It must be committed in the transaction in which the stored records were read.
public struct SyncReceipt: Hashable, Sendable {
    /// Scopes to erase first, with their new generations.
    public var erase: [ScopeGeneration] = []
    /// Whole records to store.
    public var commit: [Record] = []
    public var refused: [SyncRefusal] = []
    /// Records that the device must be sent at once, whatever its cursor says, because their stamps were replaced.
    public var restamped: [Record] = []
    /// The generations after the erasures.
    public var generations: [ScopeGeneration]
    /// What the device sent, so that the reply can leave out what it already has.
    private var sent: [RecordKey: Record] = [:]

    init(request: SyncRequest, generations: [ScopeGeneration]) {
        self.generations = generations
        for record in request.records { sent[record.key] = record }
    }

    /// Returns the reply. Call this after the commit, with what the store then holds: the whole records changed since
    /// the request's cursor, without the device scope and in the order of their commits; the commit number they reach
    /// up to; and whether there are more. A cursor beyond the store's own counter counts as 0, because the store was
    /// restored.
    public func reply(changed: [Record], cursor: Int64, more: Bool, store: Replica? = nil) -> SyncReply {
        var records: [Record] = []
        var keys: Set<RecordKey> = []
        for record in changed where record.key.scope.isShared {
            keys.insert(record.key)
            if sent[record.key] != record { records.append(record) }
        }
        for record in restamped where !keys.contains(record.key) { records.append(record) }
        return SyncReply(
            cursor: cursor, more: more, records: records, refused: refused, generations: generations, store: store)
    }
}
