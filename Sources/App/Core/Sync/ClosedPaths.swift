import Records
import WorshipPath

/// Protects paths that were erased while locked from a sync: such a path comes back only with its own lock.
///
/// Erasing needs no code, on a page or by sync, and removes the lock along with the path. Otherwise anyone could send
/// the path's records under a raised generation and have them without the code.
enum ClosedPaths {
    /// Refuses everything that a request brings of the path if it is the same path as a locked one, by when it began,
    /// and neither the request nor the store has the lock that closed it.
    static func refusals(
        of request: SyncRequest, reading read: (_ queries: [RecordQuery]) -> [Record]
    ) -> [RecordKey: String] {
        var sent = Sent(request)
        guard !sent.begun.isEmpty else { return [:] }
        let records = read([PathGate.lockQuery, PathRecords.profileQuery])
        let isErased = records.contains { record in record.generation < sent.generation }
        let present = PathIdentity(isErased ? [] : records)
        sent.begun.removeAll { begun in begun == present.begun }
        guard !sent.begun.isEmpty else { return [:] }
        // An existing lock is never replaced by an incoming one.
        if let lock = present.lock { sent.locks = [lock] }
        var wanted: [PathLock] = []
        for path in [isErased ? PathIdentity(records) : PathIdentity([])] + aside(read) {
            if let lock = path.lock, let begun = path.begun, sent.begun.contains(begun) { wanted.append(lock) }
        }
        guard !wanted.isEmpty, !sent.hasOnlyLocks(among: wanted) else { return [:] }
        return sent.refusals
    }

    /// The paths that were erased here and can still be restored.
    private static func aside(_ read: (_ queries: [RecordQuery]) -> [Record]) -> [PathIdentity] {
        var paths: [PathIdentity] = []
        for record in read([Erasure.query]) {
            guard let erasure = Erasure(record), erasure.scope == .path, !erasure.isFinal else { continue }
            paths.append(PathIdentity(read(PathIdentity.queries(in: erasure.aside))))
        }
        return paths
    }

    /// What a request brings of the path.
    private struct Sent {
        var begun: [JSON] = []
        /// The locks, `nil` for one that is removed or can't be read.
        var locks: [PathLock?] = []
        var generation: Int64 = 0
        var refusals: [RecordKey: String] = [:]

        init(_ request: SyncRequest) {
            for entry in request.generations where entry.scope == .path {
                generation = max(generation, entry.generation)
            }
            for record in request.records where record.key.scope == .path {
                generation = max(generation, record.generation)
                refusals[record.key] = App.lockReason
                if record.key == PathGate.lock { locks.append(PathLock(record)) }
                if record.key == PathRecords.profile, let at = record.value(PathIdentity.begun) { begun.append(at) }
            }
        }

        func hasOnlyLocks(among wanted: [PathLock]) -> Bool {
            !locks.isEmpty && locks.allSatisfy { lock in lock.map { wanted.contains($0) } ?? false }
        }
    }
}
