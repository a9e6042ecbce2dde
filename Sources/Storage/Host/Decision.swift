import App
import Records

/// An answer and the commit that it was decided on.
struct Decision {
    var response: Response
    var changes: Changes
    var seen: Int64
    var clock: HybridClock

    /// The store's clock once the changes are stored.
    var clockAfter: HybridClock {
        var clock = clock
        for record in changes.records { clock.observe(record) }
        return clock
    }

    /// Whether the changes may be stored on a later commit: nothing they were decided on has changed since, and nothing
    /// they belong to was erased.
    func stands(after later: ChangeList) -> Bool {
        guard let basis = changes.basis, changes.erased.isEmpty, later.counter >= seen else { return false }
        let touched = Set(later.records.map(\.key)).union(later.unreadable)
        guard touched.isDisjoint(with: basis) else { return false }
        return changes.records.allSatisfy { $0.generation == later.generations[$0.key.scope] ?? 0 }
    }

    /// Moves the changes onto a later commit, with new stamps later than any in it.
    mutating func move(onto later: ChangeList) {
        let now = clockAfter.last.milliseconds
        seen = later.counter
        clock = later.clock
        var clock = clock
        for index in changes.records.indices {
            let stamp = clock.tick(now: now)
            for entry in changes.records[index].fields {
                changes.records[index][entry.name] = Field(entry.field.value, at: stamp)
            }
        }
    }
}
