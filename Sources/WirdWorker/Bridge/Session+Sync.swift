import Records

extension Session {
    /// The body to post to the server's `/sync`.
    mutating func syncRequest(_ message: Message) throws(BridgeError) -> Frame {
        let list = try message.records()
        let request = SyncSender.request(
            from: workspace.clock.replica, cursor: try message.number("cursor"),
            generations: try message.generations(), unsent: list.records)
        exchange = Exchange(request: request)
        var answer: JSONObject = ["count": .int(Int64(request.records.count))]
        if !list.unreadable.isEmpty { answer["unreadable"] = Row.keys(list.unreadable) }
        return Frame(header: .object(answer), body: request.bytes())
    }

    /// Reads the server's reply and names the records needed to settle it.
    mutating func syncReply(_ message: Message) throws(BridgeError) -> Frame {
        guard let request = exchange?.request else { throw .nothingPending }
        let reply: SyncReply
        do throws(SyncError) { reply = try SyncReply(reading: message.body) } catch {
            exchange = nil
            if case .otherProtocol = error { throw .otherProtocol }
            throw .reply
        }
        exchange?.reply = reply
        return Frame(header: [
            "keys": Row.keys(SyncSender.keys(of: request, reply)), "more": .bool(reply.more),
            "unreadable": .int(Int64(reply.unreadable)), "refused": .array(reply.refused.map(Self.refusal)),
        ])
    }

    /// A refusal in the form for a log.
    private static func refusal(_ refusal: SyncRefusal) -> JSON {
        ["key": Row.key(refusal.key), "reason": .string(refusal.reason)]
    }

    /// What the store writes to settle the reply, computed from its contents inside its transaction.
    mutating func syncSettle(_ message: Message) throws(BridgeError) -> Frame {
        guard let request = exchange?.request, let reply = exchange?.reply else { throw .nothingPending }
        exchange = nil
        let generations = try message.generations()
        var clock = workspace.clock
        let stored = try message.records()
        let settlement = SyncSender.settle(
            reply, to: request, stored: stored.records, generations: generations,
            store: message.header["server"]?.string.flatMap { Replica(text: $0) }, clock: &clock)
        var after: [Scope: Int64] = [:]
        var erased: [Scope] = []
        for entry in generations { after[entry.scope] = entry.generation }
        for entry in settlement.erase {
            after[entry.scope] = entry.generation
            erased.append(entry.scope)
        }
        var answer: JSONObject = [
            // What can't be read here is not overwritten: another version may be able to read it.
            "rows": Row.json(settlement.put.filter { !stored.unreadable.contains($0.key) }),
            "erased": Row.scopes(erased), "generations": Generations.json(after),
            "clean": Row.keys(settlement.clean), "clock": .string(clock.last.text),
            "cursor": .int(settlement.cursor), "restarts": .bool(settlement.restarts),
        ]
        if let store = reply.store { answer["server"] = .string(store.text) }
        return Frame(header: .object(answer))
    }
}
