import Records
import Synchronization

/// Tells of stored records that can't be read, each once in a process's life: they are passed over in every answer.
public final class UnreadableRecords: Sendable {
    private struct State {
        var known: Set<RecordKey> = []
        var report: (@Sendable (RecordKey) -> Void)?
    }

    private let state = Mutex(State())

    /// Calls `report` for each one: those known already now, the others as they are met.
    public func onFinding(_ report: @escaping @Sendable (RecordKey) -> Void) {
        let known = state.withLock { state in
            state.report = report
            return state.known.sorted()
        }
        for key in known { report(key) }
    }

    func note(_ keys: [RecordKey]) {
        guard !keys.isEmpty else { return }
        let (new, report) = state.withLock { state in
            (keys.filter { state.known.insert($0).inserted }, state.report)
        }
        if let report { for key in new { report(key) } }
    }
}
