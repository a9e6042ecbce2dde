/// What a server does with a request: to be committed in the transaction in which the stored records were read.
public struct SyncReceipt: Hashable, Sendable {
    /// Scopes to erase first, with the generation they get.
    public var erase: [ScopeGeneration] = []
    /// Whole records to put in place.
    public var commit: [Record] = []
    public var refused: [SyncRefusal] = []
    /// Records the device must hear of at once, whatever its cursor says: their stamps were replaced.
    public var restamped: [Record] = []
    /// The generations after erasing.
    public var generations: [ScopeGeneration]
    /// What the device sent, by which the reply leaves out what it has already.
    private var sent: [RecordKey: Record] = [:]

    init(request: SyncRequest, generations: [ScopeGeneration]) {
        self.generations = generations
        for record in request.records { sent[record.key] = record }
    }

    /// The reply, made after the commit of what the store then gives: whole records touched since the request's
    /// cursor (no device scope, in the order of their commits), the commit number up to which they reach, and whether
    /// there are more. A cursor beyond the store's own counter (it was restored) counts as 0.
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
