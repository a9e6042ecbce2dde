import Almanac
import Records

/// Collects the changes of a request. Stamps come from the store's clock, one for each changed record.
struct ChangeSet: Sendable {
    private(set) var changes = Changes()
    private(set) var clock: HybridClock
    let now: Instant
    let workspace: Workspace

    init(workspace: Workspace, now: Instant) {
        self.workspace = workspace
        self.now = now
        clock = workspace.clock
    }

    /// Sets fields of a record.
    mutating func set(_ key: RecordKey, _ values: JSONObject) {
        let stamp = clock.tick(now: now.milliseconds)
        var record = Record(key: key, generation: generation(of: key.scope))
        for member in values.members { record[member.name] = Field(member.value, at: stamp) }
        changes.records.append(record)
    }

    /// The generation of a scope once these changes are stored: what is set beside an erasure survives it.
    private func generation(of scope: Scope) -> Int64 {
        let present = workspace.generation(of: scope)
        return changes.erased.contains(scope) ? Workspace.generation(after: present) : present
    }

    /// Adds a record that another writer has stamped with this change set's clock.
    mutating func append(_ record: Record, clock: HybridClock) {
        self.clock = clock
        changes.records.append(record)
    }

    /// Erases everything in a scope.
    mutating func erase(_ scope: Scope) {
        changes.erased.append(scope)
    }

    /// States that the changes were decided on these records alone, and on whether the form was applied before.
    mutating func rest(on keys: [RecordKey]) {
        changes.basis = keys
    }

    /// Notes that an operation has been applied, and where its answer led.
    mutating func remember(_ idempotencyKey: IdempotencyKey, target: String, on now: Instant) {
        let day = CivilDateTime(utcSeconds: now.seconds).date
        changes.basis?.append(idempotencyKey.recordKey)
        set(
            idempotencyKey.recordKey,
            [FieldName.back.rawValue: .string(target), Buckets.field: .string(day.description)])
    }
}
