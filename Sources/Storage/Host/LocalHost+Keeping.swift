import App
import Records

extension LocalHost {
    /// Stores what was decided. `false` where another process has committed what it doesn't stand against: it is to be decided
    /// again.
    func keep(_ decision: Decision) throws(StoreError) -> Bool {
        var decision = decision
        for _ in 0..<Self.attempts {
            let commit = try store.commit(
                decision.changes, raising: [], clock: decision.clockAfter, after: decision.seen)
            if let commit {
                absorb(commit, decidedOn: decision.seen)
                return true
            }
            guard decision.changes.basis != nil else { return false }
            let later = try store.changes(since: decision.seen, limit: nil)
            guard decision.stands(after: later) else { return false }
            decision.move(onto: later)
        }
        return false
    }
}
