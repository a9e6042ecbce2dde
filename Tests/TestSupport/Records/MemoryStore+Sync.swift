import Records

extension MemoryStore {
    /// Returns the server's answer to a request, in bytes as sent over the network.
    public mutating func answer(
        _ bytes: [UInt8], now: Int64, rules: SyncRules = .owner, limit: Int = 100
    ) throws(SyncError) -> [UInt8] {
        let request = try SyncRequest(reading: bytes)
        var receiver = SyncReceiver(clock: clock, now: now, rules: rules)
        let all = records.values
        receiver.look(at: request) { queries in queries.flatMap { $0.select(from: Array(all)) } }
        let stored = request.records.compactMap { records[$0.key] }
        let receipt = receiver.receive(request, stored: stored, generations: generationList)
        clock = receiver.clock
        for entry in receipt.erase { erase(entry.scope, generation: entry.generation) }
        put(receipt.commit)
        let changed = changes(since: request.cursor > counter ? 0 : request.cursor, limit: limit)
        return receipt.reply(
            changed: changed.records, cursor: changed.cursor, more: changed.more, store: clock.replica
        ).bytes()
    }

    /// Returns the device's next request.
    public func request(limit: Int = 50) -> SyncRequest {
        let waiting = unsent.sorted().compactMap { records[$0] }
        return SyncSender.request(
            from: clock.replica, cursor: cursor, generations: generationList, unsent: waiting, limit: limit)
    }

    /// Commits what a reply leads to. Returns whether to send the next request at once.
    @discardableResult
    public mutating func settle(_ bytes: [UInt8], to request: SyncRequest) throws(SyncError) -> Bool {
        let reply = try SyncReply(reading: bytes)
        let stored = SyncSender.keys(of: request, reply).compactMap { records[$0] }
        let settlement = SyncSender.settle(
            reply, to: request, stored: stored, generations: generationList, clock: &clock)
        for entry in settlement.erase { erase(entry.scope, generation: entry.generation) }
        put(settlement.put)
        for key in settlement.clean { unsent.remove(key) }
        cursor = settlement.cursor
        return settlement.more || !unsent.isEmpty
    }
}
