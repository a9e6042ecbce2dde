import Records
import Synchronization

/// Reports stored records that can't be read, each once per process; they are left out of every answer.
public final class UnreadableRecords: Sendable {
    private struct State {
        var known: Set<RecordKey> = []
        var report: (@Sendable (RecordKey) -> Void)?
    }

    private let state = Mutex(State())

    /// The number of them.
    public var count: Int { state.withLock { $0.known.count } }

    /// Calls `report` for each one: at once for those already known, later for the others as they are found.
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
