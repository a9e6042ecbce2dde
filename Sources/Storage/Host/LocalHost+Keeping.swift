import App
import Records

extension LocalHost {
    /// Stores a decision. Returns `false` if another process has committed something that invalidates it, so that it
    /// has to be made again.
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
