/// The server's side of a sync, which computes what to commit and what to answer from a request and the stored records.
///
/// Receiving the same request again, after an interruption at any point, commits nothing new and leaves the device with
/// the same records.
public struct SyncReceiver: Sendable {
    /// The server's clock, which must be stored with the commit.
    public var clock: HybridClock
    /// The server's wall clock, in milliseconds since 1970.
    public var now: Int64
    public var rules: SyncRules
    /// The reasons for refusing records of the request because of other records (``SyncRules/together``).
    private var refusals: [RecordKey: String] = [:]

    public init(clock: HybridClock, now: Int64, rules: SyncRules = .owner) {
        self.clock = clock
        self.now = now
        self.rules = rules
    }

    /// Checks a request as a whole. Call this before ``receive(_:stored:generations:)``, with the store in the same
    /// state.
    public mutating func look(at request: SyncRequest, reading read: (_ queries: [RecordQuery]) -> [Record]) {
        refusals = rules.together(request, read)
    }

    /// Processes a request. `stored` holds the store's versions of the request's records, and `generations` the store's
    /// own generations.
    public mutating func receive(
        _ request: SyncRequest, stored: [Record], generations: [ScopeGeneration]
    ) -> SyncReceipt {
        var receipt = SyncReceipt(request: request, generations: [])
        let known = raiseGenerations(generations, for: request, in: &receipt)
        var current: [RecordKey: Record] = [:]
        for record in stored where record.generation >= known[record.key.scope] ?? 0 {
            current[record.key] = record
        }
        for refused in request.unreadable {
            receipt.refused.append(
                SyncRefusal(key: refused.key, reason: SyncRefusal.malformedReason, record: current[refused.key]))
        }
        var changed: Set<RecordKey> = []
        for record in request.records {
            receive(record, from: request.replica, known[record.key.scope] ?? 0, &current, &changed, &receipt)
        }
        for record in request.records where changed.remove(record.key) != nil {
            if let record = current[record.key] { receipt.commit.append(record) }
        }
        return receipt
    }

    /// Erases scopes that the device has erased since its last sync, and returns the generations afterwards.
    ///
    /// A generation too far above the store's own is ignored, even if one message approaches it in several steps; its
    /// records are then refused.
    private func raiseGenerations(
        _ generations: [ScopeGeneration], for request: SyncRequest, in receipt: inout SyncReceipt
    ) -> [Scope: Int64] {
        var known: [Scope: Int64] = [:]
        for entry in generations where rules.holds(entry.scope) { known[entry.scope] = entry.generation }
        let own = known
        var raised: [Scope: Int64] = [:]
        func raise(_ scope: Scope, _ generation: Int64) {
            guard generation > known[scope] ?? 0, rules.holds(scope), rules.mayErase(scope),
                generation - (own[scope] ?? 0) <= RecordLimits.generationStep
            else { return }
            known[scope] = generation
            raised[scope] = generation
        }
        for entry in request.generations { raise(entry.scope, entry.generation) }
        for record in request.records { raise(record.key.scope, record.generation) }
        receipt.erase = Self.list(raised)
        receipt.generations = Self.list(known)
        return known
    }

    private static func list(_ generations: [Scope: Int64]) -> [ScopeGeneration] {
        var list: [ScopeGeneration] = []
        for (scope, generation) in generations { list.append(ScopeGeneration(scope, generation)) }
        return list.sorted { $0.scope < $1.scope }
    }

    private mutating func receive(
        _ record: Record, from replica: Replica, _ generation: Int64, _ current: inout [RecordKey: Record],
        _ changed: inout Set<RecordKey>, _ receipt: inout SyncReceipt
    ) {
        let key = record.key
        let stored = current[key]
        if let reason = outsideReason(record, generation) {
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
        if let reason = refusals[key] {
            // The device keeps its own version, which only conflicts with what is stored here.
            receipt.refused.append(SyncRefusal(key: key, reason: reason, record: stored))
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

    /// The reason for refusing a record before its fields are examined.
    private func outsideReason(_ record: Record, _ generation: Int64) -> String? {
        guard rules.holds(record.key.scope) else { return SyncRefusal.scopeReason }
        if record.generation < generation { return SyncRefusal.erasedReason }
        return record.generation > generation ? SyncRefusal.generationReason : nil
    }
}

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
