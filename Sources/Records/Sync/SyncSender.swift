/// A device's side of a sync, which decides what to send and what to do with the reply.
///
/// A reply may be lost and a request repeated at any point. A record is marked as arrived only once a reply says so,
/// and only if it has not changed in the meantime.
public enum SyncSender {
    /// Returns the next request, with as many of the unsent records, in their given order, as fit in one message.
    /// Records that are not shared stay on the device.
    public static func request(
        from replica: Replica, cursor: Int64, generations: [ScopeGeneration], unsent: [Record],
        limit: Int = SyncProtocol.recordLimit
    ) -> SyncRequest {
        var request = SyncRequest(replica: replica, cursor: cursor)
        request.generations = generations.filter { $0.scope.isShared }
        var size = 0
        for record in unsent where record.key.scope.isShared {
            guard request.records.count < min(limit, SyncProtocol.recordLimit) else { break }
            size += record.approximateSize
            if size > SyncProtocol.sizeLimit, !request.records.isEmpty { break }
            request.records.append(record)
        }
        return request
    }

    /// Returns the keys of the stored records needed to settle a reply, each once.
    public static func keys(of request: SyncRequest, _ reply: SyncReply) -> [RecordKey] {
        var seen: Set<RecordKey> = []
        var keys: [RecordKey] = []
        func add(_ key: RecordKey) {
            if seen.insert(key).inserted { keys.append(key) }
        }
        for record in request.records { add(record.key) }
        for record in reply.records { add(record.key) }
        for refusal in reply.refused { add(refusal.key) }
        return keys
    }

    /// Returns what a reply leads to.
    ///
    /// `stored` holds the device's records for the keys of ``keys(of:_:)``, read in the transaction that commits the
    /// settlement. `store` is the server store that the device last synced with.
    public static func settle(
        _ reply: SyncReply, to request: SyncRequest, stored: [Record], generations: [ScopeGeneration],
        store: Replica? = nil, clock: inout HybridClock
    ) -> SyncSettlement {
        var settlement = SyncSettlement(cursor: reply.cursor, more: reply.more)
        var known = generations.byScope
        for entry in reply.generations where entry.scope.isShared && entry.generation > known[entry.scope] ?? 0 {
            known[entry.scope] = entry.generation
            settlement.erase.append(entry)
        }
        func generation(_ scope: Scope) -> Int64 { known[scope] ?? 0 }
        var current: [RecordKey: Record] = [:]
        for record in stored where record.generation >= generation(record.key.scope) { current[record.key] = record }
        var sent: [RecordKey: Record] = [:]
        for record in request.records {
            sent[record.key] = record
            if current[record.key] == record { settlement.clean.append(record.key) }
        }
        var put: [RecordKey] = []
        for record in reply.records + reply.refused.compactMap({ $0.record }) {
            guard record.key.scope.isShared, record.generation >= generation(record.key.scope) else { continue }
            clock.observe(record)
            let local = current[record.key]
            let settled = local?.settling(record, sent: sent[record.key]) ?? record
            // If the merged record is too large, the versions stay apart, and the device keeps its own.
            guard settled != local, settled.isWithinLimits else { continue }
            current[record.key] = settled
            put.append(record.key)
        }
        var seen: Set<RecordKey> = []
        for key in put where seen.insert(key).inserted {
            if let record = current[key] { settlement.put.append(record) }
        }
        settlement.restarts = store != nil && reply.store != nil && store != reply.store
        if settlement.restarts { settlement.cursor = 0 }
        return settlement
    }
}

extension Record {
    /// Returns this record merged with the server's version. A field that still has the value that was sent is replaced
    /// even if its stamp is newer, because the server has seen it and gave it another stamp.
    fileprivate func settling(_ answer: Record, sent: Record?) -> Record {
        guard let sent, generation == answer.generation else { return merging(answer) }
        var base = self
        for entry in answer.fields {
            guard let mine = self[entry.name], mine == sent[entry.name], entry.field.stamp < mine.stamp else {
                continue
            }
            base[entry.name] = nil
        }
        return base.merging(answer)
    }

    /// The approximate number of bytes of the record's JSON.
    fileprivate var approximateSize: Int {
        var size = 120
        for entry in fields { size += 50 + entry.name.utf8.count + entry.field.value.canonicalLength }
        return size
    }
}

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
