import App
import Records
import Synchronization

extension LocalHost {
    /// Answers what a device sends to `/sync`: judges its changes, stores them, and gives what it lacks.
    ///
    /// - Parameter now: the wall clock in milliseconds since 1970.
    public func sync(_ request: SyncRequest, now: Int64) throws(StoreError) -> SyncReply {
        try writing.withLock { _ throws(StoreError) in
            for _ in 0..<Self.attempts {
                let (clock, seen) = try state.withLock { state throws(StoreError) in
                    try state.catchUp(with: store)
                    return (state.workspace.clock, state.seen)
                }
                var receiver = SyncReceiver(clock: clock, now: now, rules: .owner)
                let receipt = receiver.receive(
                    request, stored: try stored(request.records.map(\.key)), generations: try storedGenerations())
                let commit = try store.commit(
                    Changes(records: receipt.commit), raising: receipt.erase, clock: receiver.clock, after: seen)
                guard let commit else { continue }
                absorb(commit, decidedOn: seen)
                return try reply(receipt, to: request)
            }
            throw .failed("other processes kept writing")
        }
    }

    private func reply(_ receipt: SyncReceipt, to request: SyncRequest) throws(StoreError) -> SyncReply {
        let cursor = request.cursor > (try store.counter()) ? 0 : request.cursor
        let list = try store.changes(since: cursor, limit: SyncProtocol.recordLimit)
        return receipt.reply(
            changed: list.records, cursor: list.end, more: list.end < list.counter, store: list.clock.replica)
    }

    private func stored(_ keys: [RecordKey]) throws(StoreError) -> [Records.Record] {
        var records: [Records.Record] = []
        for key in keys {
            if case .records(let found) = try store.load(RecordQuery(key.kind, in: key.scope, .id(key.id))) {
                records += found
            }
        }
        return records
    }

    private func storedGenerations() throws(StoreError) -> [ScopeGeneration] {
        try store.generations().map { ScopeGeneration($0.key, $0.value) }.sorted { $0.scope < $1.scope }
    }
}
