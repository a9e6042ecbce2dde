/// The server's side of a sync: what to commit and what to answer, computed from what came in and what is stored.
///
/// Receiving the same request again, after a cut at any point, commits nothing new and leaves the device with the
/// same records.
public struct SyncReceiver: Sendable {
    /// The server's clock; to be stored with the commit.
    public var clock: HybridClock
    /// The server's wall clock, in milliseconds since 1970.
    public var now: Int64
    public var rules: SyncRules

    public init(clock: HybridClock, now: Int64, rules: SyncRules = .owner) {
        self.clock = clock
        self.now = now
        self.rules = rules
    }

    /// Judges a request. `stored` are the store's records with the keys of the request's records; `generations` the
    /// store's own.
    public mutating func receive(
        _ request: SyncRequest, stored: [Record], generations: [ScopeGeneration]
    ) -> SyncReceipt {
        var receipt = SyncReceipt(request: request, generations: generations)
        raiseGenerations(for: request, in: &receipt)
        var current: [RecordKey: Record] = [:]
        for record in stored where record.generation >= receipt.generations[record.key.scope] {
            current[record.key] = record
        }
        for refused in request.unreadable {
            receipt.refused.append(
                SyncRefusal(key: refused.key, reason: SyncRefusal.malformedReason, record: current[refused.key]))
        }
        var changed: Set<RecordKey> = []
        for record in request.records {
            receive(record, from: request.replica, &current, &changed, &receipt)
        }
        for record in request.records where changed.remove(record.key) != nil {
            if let record = current[record.key] { receipt.commit.append(record) }
        }
        return receipt
    }

    /// Erases scopes that the device has erased since it last spoke to this server.
    private func raiseGenerations(for request: SyncRequest, in receipt: inout SyncReceipt) {
        var announced = request.generations
        for record in request.records {
            announced.append(ScopeGeneration(record.key.scope, record.generation))
        }
        for entry in announced where entry.scope.isShared && rules.mayErase(entry.scope) {
            guard entry.generation > receipt.generations[entry.scope] else { continue }
            receipt.generations.removeAll { $0.scope == entry.scope }
            receipt.generations.append(entry)
            receipt.erase.removeAll { $0.scope == entry.scope }
            receipt.erase.append(entry)
        }
        receipt.generations.sort { $0.scope < $1.scope }
    }

    private mutating func receive(
        _ record: Record, from replica: Replica, _ current: inout [RecordKey: Record],
        _ changed: inout Set<RecordKey>, _ receipt: inout SyncReceipt
    ) {
        let key = record.key
        let stored = current[key]
        if let reason = outsideReason(record, receipt) {
            receipt.refused.append(SyncRefusal(key: key, reason: reason, record: nil))
            return
        }
        let arrival = restamp(record, stored: stored)
        let merged = stored?.merging(arrival.record) ?? arrival.record
        defer { if arrival.wasAhead, let record = current[key] { receipt.restamped.append(record) } }
        guard merged != stored else { return }
        guard merged.isWithinLimits else {
            receipt.refused.append(SyncRefusal(key: key, reason: SyncRefusal.tooLargeReason, record: stored))
            return
        }
        let proposal = SyncProposal(replica: replica, stored: stored, incoming: arrival.record, merged: merged)
        changed.insert(key)
        if let reason = rules.refusal(proposal) {
            let answer = refuse(proposal)
            current[key] = answer
            receipt.refused.append(SyncRefusal(key: key, reason: reason, record: answer))
        } else {
            current[key] = merged
        }
    }

    /// The reason to refuse a record before looking at its fields.
    private func outsideReason(_ record: Record, _ receipt: SyncReceipt) -> String? {
        guard record.key.scope.isShared else { return SyncRefusal.scopeReason }
        let generation = receipt.generations[record.key.scope]
        if record.generation < generation { return SyncRefusal.erasedReason }
        return record.generation > generation ? SyncRefusal.generationReason : nil
    }
}
