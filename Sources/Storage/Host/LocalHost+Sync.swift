import App
import Records
import Synchronization

extension LocalHost {
    /// Whether nothing stands here that goes to other devices: a person who has just joined has written nothing yet.
    public func isUnwritten() throws(StoreError) -> Bool {
        let list = try store.changes(since: 0, limit: 500)
        return list.end >= list.counter && list.records.allSatisfy { !$0.key.scope.isShared }
    }

    /// Answers what a device sends to `/sync`: judges and stores its changes, and returns what it lacks.
    ///
    /// - Parameters:
    /// - now: the wall clock in milliseconds since 1970.
    /// - withheld: scopes that neither come from this device nor go to it. A device that is later given more of them
    ///   meets the store as another one, and so begins anew.
    public func sync(
        _ request: SyncRequest, now: Int64, without withheld: [Scope] = []
    ) throws(StoreError) -> SyncReply {
        try writing.withLock { _ throws(StoreError) in
            for _ in 0..<Self.attempts {
                let (clock, seen) = try state.withLock { state throws(StoreError) in
                    try state.catchUp(with: store)
                    return (state.workspace.clock, state.seen)
                }
                var receiver = SyncReceiver(clock: clock, now: now, rules: rules(now).without(withheld))
                let stored = try stored(for: request)
                try look(at: stored.request, &receiver)
                let receipt = receiver.receive(
                    stored.request, stored: stored.records, generations: try storedGenerations())
                let commit = try store.commit(
                    Changes(records: receipt.commit), raising: receipt.erase, clock: receiver.clock, after: seen)
                guard let commit else { continue }
                absorb(commit, decidedOn: seen)
                return try reply(receipt, to: request, without: withheld)
            }
            throw .failed("other processes kept writing")
        }
    }

    private func reply(
        _ receipt: SyncReceipt, to request: SyncRequest, without withheld: [Scope]
    ) throws(StoreError) -> SyncReply {
        let cursor = request.cursor > (try store.counter()) ? 0 : request.cursor
        let list = try store.changes(since: cursor, limit: SyncProtocol.recordLimit)
        let records = list.records.filter { !withheld.contains($0.key.scope) }
        var store = list.clock.replica
        if !withheld.isEmpty { store.number ^= Self.partial }
        var reply = receipt.reply(
            changed: records, cursor: list.end, more: list.end < list.counter, store: store)
        // Unreadable records of this store don't block the sync; the device is told which they are.
        let known = Set(reply.refused.map(\.key))
        for key in list.unreadable
        where key.scope.isShared && !withheld.contains(key.scope) && !known.contains(key) {
            reply.refused.append(SyncRefusal(key: key, reason: SyncRefusal.malformedReason, record: nil))
        }
        return reply
    }

    /// The stored records under a request's keys, and the request without its changes to records that can't be read
    /// here, which are refused one by one.
    private func stored(
        for request: SyncRequest
    ) throws(StoreError) -> (request: SyncRequest, records: [Records.Record]) {
        var request = request
        let queries = request.records.map { RecordQuery($0.key.kind, in: $0.key.scope, .id($0.key.id)) }
        let reading = try store.read(queries, since: .max)
        let unreadable = Set(reading.unreadable)
        for record in request.records where unreadable.contains(record.key) {
            request.unreadable.append(SyncRequest.Unreadable(key: record.key, error: .invalidFields))
        }
        request.records.removeAll { unreadable.contains($0.key) }
        var records: [Records.Record] = []
        for case .records(let found) in reading.answers { records += found }
        return (request, records)
    }

    /// Lets the rules see the whole request together with what the store has.
    private func look(at request: SyncRequest, _ receiver: inout SyncReceiver) throws(StoreError) {
        var failure: StoreError?
        receiver.look(at: request) { queries in
            do throws(StoreError) { return try records(queries) } catch {
                failure = error
                return []
            }
        }
        if let failure { throw failure }
    }

    private func records(_ queries: [RecordQuery]) throws(StoreError) -> [Records.Record] {
        var records: [Records.Record] = []
        for case .records(let found) in try store.read(queries, since: .max).answers { records += found }
        return records
    }

    private func storedGenerations() throws(StoreError) -> [ScopeGeneration] {
        try store.generations().map { ScopeGeneration($0.key, $0.value) }.sorted { $0.scope < $1.scope }
    }

    /// What the number of a store differs by for a device that isn't given every scope.
    private static let partial: UInt64 = 0x5041_5254_4941_4C00
}

extension SyncRules {
    /// The same rules for a device that isn't given some scopes.
    fileprivate func without(_ withheld: [Scope]) -> SyncRules {
        guard !withheld.isEmpty else { return self }
        var rules = self
        let held = holds
        rules.holds = { scope in held(scope) && !withheld.contains(scope) }
        return rules
    }
}
