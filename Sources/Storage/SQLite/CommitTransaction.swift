import App
import GRDB
import Records

/// A commit in progress: erases, merges, and notes what really changed.
struct CommitTransaction {
    let database: Database
    /// Called now and then with the number of records written so far and the total.
    var report: CommitProgress?
    /// The commit number for the next changed record.
    private var number: Int64
    private let first: Int64
    /// The stamp for the notes of erasures.
    private let stamp: Stamp
    private var written = 0
    private var changed: [RecordKey: Record] = [:]
    private var erased: [Scope: Int64] = [:]
    private var generations: [Scope: Int64] = [:]

    /// The number of records between two reports.
    private static let stride = 1_000

    init(database: Database, number: Int64, stamp: Stamp) {
        self.database = database
        self.number = number
        self.stamp = stamp
        first = number
    }

    /// The result of the commit.
    var result: Commit {
        let isEmpty = changed.isEmpty && erased.isEmpty
        return Commit(
            number: isEmpty ? first - 1 : number,
            records: changed.values.sorted { $0.key < $1.key }, erased: erased)
    }

    mutating func perform(_ changes: Changes, raising raised: [ScopeGeneration]) throws {
        for entry in raised where entry.generation > (try generation(of: entry.scope)) {
            try erase(entry.scope, raisingTo: entry.generation)
        }
        for scope in changes.erased { try erase(scope, raisingTo: Workspace.generation(after: generation(of: scope))) }
        for (count, record) in changes.records.enumerated() {
            if count % Self.stride == 0 { report?(count, changes.records.count) }
            try merge(record)
        }
    }

    private mutating func merge(_ change: Record) throws {
        let generation = try generation(of: change.key.scope)
        guard change.generation >= generation else { return }
        if change.generation > generation { try erase(change.key.scope, raisingTo: change.generation) }
        let stored = try stored(change.key)
        let merged = stored.map { $0.merging(change) } ?? change
        guard merged != stored else { return }
        guard merged.isWithinLimits else { throw StoreError.tooLarge(change.key) }
        // A large commit takes several numbers, so that sync can pass it on in parts.
        if written > 0, written % SyncProtocol.recordLimit == 0 { number += 1 }
        written += 1
        try write(merged)
        changed[change.key] = merged
    }

    private mutating func erase(_ scope: Scope, raisingTo generation: Int64) throws {
        changed = changed.filter { $0.key.scope != scope }
        erased[scope] = generation
        if scope.keepsErased { try setAside(Erasure(scope, generation: generation)) }
        try database.cachedStatement(sql: "DELETE FROM records WHERE scope = ?").execute(arguments: [scope.name])
        try database.cachedStatement(
            sql: "INSERT INTO scopes VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET generation = excluded.generation"
        ).execute(arguments: [scope.name, generation])
        generations[scope] = generation
    }

    /// Keeps erased records until the erasure is final. Their rows belong to no commit, since no other store ever asks
    /// for them.
    private mutating func setAside(_ erasure: Erasure) throws {
        let any = "SELECT EXISTS (SELECT * FROM records WHERE scope = ? AND deleted = 0)"
        let isEmpty = try Bool.fetchOne(try database.cachedStatement(sql: any), arguments: [erasure.scope.name]) != true
        guard !isEmpty else { return }
        // Both scopes must exist before a row refers to them.
        for scope in [erasure.aside, .erasures] { _ = try generation(of: scope) }
        try database.cachedStatement(
            sql: "UPDATE records SET scope = ?, commit_number = 0 WHERE scope = ? AND deleted = 0"
        ).execute(arguments: [erasure.aside.name, erasure.scope.name])
        let note = erasure.record(at: stamp)
        try write(note)
        changed[note.key] = note
    }

    private mutating func generation(of scope: Scope) throws -> Int64 {
        if let known = generations[scope] { return known }
        let statement = try database.cachedStatement(sql: "SELECT generation FROM scopes WHERE name = ?")
        let stored = try Int64.fetchOne(statement, arguments: [scope.name])
        if stored == nil {
            try database.cachedStatement(sql: "INSERT INTO scopes VALUES (?, 0)").execute(arguments: [scope.name])
        }
        generations[scope] = stored ?? 0
        return stored ?? 0
    }

    private func stored(_ key: RecordKey) throws -> Record? {
        let rows = try RowList(database, QuerySQL(RecordQuery(key.kind, in: key.scope, .id(key.id))))
        // Writing over it would lose it, and another version of the program may be able to read it.
        guard rows.unreadable.isEmpty else { throw StoreError.unreadable(key) }
        return rows.records.first
    }

    private func write(_ record: Record) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO records(scope, kind, id, bucket, generation, commit_number, deleted, fields)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT(scope, kind, id) DO UPDATE SET bucket = excluded.bucket, generation = excluded.generation,
                commit_number = excluded.commit_number, deleted = excluded.deleted, fields = excluded.fields
                """)
        let key = record.key
        try statement.execute(arguments: [
            key.scope.name, key.kind.name, key.id, Buckets.bucket(of: record), record.generation, number,
            record.isDeleted ? 1 : 0, RecordRow.text(of: record),
        ])
    }
}

/// A function that is told how many records of a commit have been written, and of how many. It runs inside the
/// transaction, so it must be brief.
public typealias CommitProgress = @Sendable (_ done: Int, _ total: Int) -> Void
