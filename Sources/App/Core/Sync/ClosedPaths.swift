import Records
import WorshipPath

/// Holds a sync against the paths that were erased while a lock closed them: such a path comes back with its own lock alone.
///
/// Erasing asks for no code, on a page or by a sync, and takes the lock along with the path. Otherwise who sends the path's
/// records under a raised generation would have it without its code.
enum ClosedPaths {
    /// Refuses all that a request brings of the path where that one began when a closed one did, and neither the request nor
    /// what stands has the lock that closed it.
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
        // A lock that stands is replaced by none that comes in.
        if let lock = present.lock { sent.locks = [lock] }
        var wanted: [PathLock] = []
        for path in [isErased ? PathIdentity(records) : PathIdentity([])] + aside(read) {
            if let lock = path.lock, let begun = path.begun, sent.begun.contains(begun) { wanted.append(lock) }
        }
        guard !wanted.isEmpty, !sent.hasOnlyLocks(among: wanted) else { return [:] }
        return sent.refusals
    }

    /// The paths that were erased here and can still be taken back.
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
        /// `nil` for a lock that is taken away, or can't be read.
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
