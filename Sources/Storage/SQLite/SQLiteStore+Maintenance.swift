import Foundation
import GRDB
import Records

extension SQLiteStore {
    /// Writes a complete, compact copy. The target must not exist.
    public func copy(to target: String) throws(StoreError) {
        do {
            try Self.makePrivateFile(target)
            try writer.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [target]) }
        } catch {
            throw StoreError(error, path: target)
        }
    }

    /// Writes a complete, compact copy of a database that no store has open. The target must not exist.
    static func copy(_ source: String, to target: String) throws(StoreError) {
        do {
            try makePrivateFile(target)
        } catch {
            throw StoreError(error, path: target)
        }
        try DatabaseFile.copy(source, to: target)
    }

    /// Rewrites the file without the space of erased records and empties the log, so that nothing erased stays
    /// readable.
    public func compact() throws(StoreError) {
        do {
            try writer.writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM")
                _ = try Row.fetchAll(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Gives the store a new number after its records went back in time, so that other stores compare everything they
    /// have.
    ///
    /// - Parameter highest: a commit number that the next ones must exceed.
    public func becomeAnother(replica: Replica = .random(), above highest: Int64 = 0) throws(StoreError) {
        do {
            try writer.write { database in
                let last = try StoreHead(database).clock
                let clock = Stamp(milliseconds: last.milliseconds, counter: last.counter, replica: replica)
                try database.execute(
                    sql: "UPDATE store SET clock = ?, counter = max(counter, ?)", arguments: [clock.text, highest])
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Raises the generations of scopes, and of the records in them, after erased records were restored.
    func raise(to generations: [Scope: Int64]) throws(StoreError) {
        do {
            try writer.write { database in
                for (scope, generation) in generations {
                    try database.execute(
                        sql: """
                            INSERT INTO scopes VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET generation = excluded.generation
                            WHERE generation < excluded.generation
                            """, arguments: [scope.name, generation])
                    try database.execute(
                        sql: "UPDATE records SET generation = ? WHERE scope = ? AND generation < ?",
                        arguments: [generation, scope.name, generation])
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Forgets empty scopes that aren't the app's (`App.forged`): each would cost time and be reported forever.
    public func forgetScopes(forged: ([Scope]) -> [Scope]) throws(StoreError) {
        let empty = "SELECT name FROM scopes WHERE NOT EXISTS (SELECT * FROM records WHERE scope = scopes.name)"
        let made = forged(try read { try String.fetchAll($0, sql: empty).map { Scope($0) } })
        guard !made.isEmpty else { return }
        do {
            try writer.write { database in
                for scope in made {
                    let delete = "DELETE FROM scopes WHERE name = ? AND name NOT IN (SELECT scope FROM records)"
                    try database.cachedStatement(sql: delete).execute(arguments: [scope.name])
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// The number of records, including tombstones.
    public func recordCount() throws(StoreError) -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM records") ?? 0 }
    }
}
