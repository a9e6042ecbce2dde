import App
import GRDB
import Records
import Synchronization

extension SQLiteStore {
    public func commit(
        _ changes: Changes, raising generations: [ScopeGeneration], clock: HybridClock, after seen: Int64?
    ) throws(StoreError) -> Commit? {
        if let reason = readOnlyReason { throw reason }
        try checkInPlace()
        var result: Commit?
        do {
            try writer.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    let head = try StoreHead(database)
                    if let seen, seen != head.counter { return .rollback }
                    var transaction = CommitTransaction(
                        database: database, number: head.counter + 1, stamp: clock.last)
                    transaction.report = progress.withLock { $0 }
                    try transaction.perform(changes, raising: generations)
                    result = transaction.result
                    try head.save(database, counter: transaction.result.number, clock: clock.last)
                    return .commit
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
        // A commit isn't acknowledged if its file no longer has a name.
        try checkInPlace()
        return result
    }
}
