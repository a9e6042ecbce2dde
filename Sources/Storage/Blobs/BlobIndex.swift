import Almanac
import GRDB

/// What is known of a person's blobs and of their unfinished uploads: a small SQLite file beside them. All but the
/// time that something last referred to a blob can be told from the files again (``BlobStore``).
struct BlobIndex: Sendable {
    private let database: DatabaseQueue

    init(path: String) throws {
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.label = "wird.blobs"
        configuration.prepareDatabase { database in
            // A receipt was given for what stands here.
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        try SQLiteStore.makePrivateFile(path)
        database = try DatabaseQueue(path: path, configuration: configuration)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in try database.execute(sql: Self.first) }
        try migrator.migrate(database)
    }

    private static let first = """
        CREATE TABLE blob(
            hash TEXT NOT NULL PRIMARY KEY,
            bytes INTEGER NOT NULL,
            type TEXT NOT NULL,
            received INTEGER NOT NULL,
            used INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE upload(
            id TEXT NOT NULL PRIMARY KEY,
            hash TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            type TEXT NOT NULL,
            touched INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX upload_hash ON upload(hash);
        """

    func close() { try? database.close() }

    // Blobs

    func blob(_ hash: BlobHash) throws -> Blob? {
        try database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM blob WHERE hash = ?", arguments: [hash.text])
                .flatMap(Blob.init(row:))
        }
    }

    /// All blobs, the newest first.
    func blobs() throws -> [Blob] {
        try database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM blob ORDER BY received DESC, hash").compactMap(
                Blob.init(row:))
        }
    }

    /// Notes a blob and forgets the uploads of it, in one transaction.
    func keep(_ blob: Blob) throws {
        try database.write { database in
            try database.execute(
                sql: "INSERT OR IGNORE INTO blob(hash, bytes, type, received, used) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    blob.hash.text, blob.bytes, blob.type.rawValue, blob.received.milliseconds,
                    blob.received.milliseconds,
                ])
            try database.execute(sql: "DELETE FROM upload WHERE hash = ?", arguments: [blob.hash.text])
        }
    }

    /// Notes that blobs are in use.
    func use(_ hashes: some Sequence<BlobHash>, at now: Instant) throws {
        try database.write { database in
            for hash in hashes {
                try database.execute(
                    sql: "UPDATE blob SET used = ? WHERE hash = ?", arguments: [now.milliseconds, hash.text])
            }
        }
    }

    /// The blobs that were last in use before an instant.
    func unused(since latest: Instant) throws -> [BlobHash] {
        try database.read { database in
            try String.fetchAll(
                database, sql: "SELECT hash FROM blob WHERE used < ?", arguments: [latest.milliseconds]
            ).compactMap { BlobHash($0) }
        }
    }

    func remove(_ hash: BlobHash) throws {
        try database.write { database in
            try database.execute(sql: "DELETE FROM blob WHERE hash = ?", arguments: [hash.text])
        }
    }

    /// The bytes that are stored and those that uploads have declared.
    func bytes() throws -> (stored: Int, declared: Int) {
        try database.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT coalesce(sum(bytes), 0) FROM blob") ?? 0,
                try Int.fetchOne(database, sql: "SELECT coalesce(sum(bytes), 0) FROM upload") ?? 0
            )
        }
    }

    // Uploads

    /// The uploads, without what has arrived of them: that is told by their files.
    func uploads() throws -> [BlobUpload] {
        try database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM upload ORDER BY id").compactMap(BlobUpload.init(row:))
        }
    }

    func upload(_ id: String) throws -> BlobUpload? {
        try database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM upload WHERE id = ?", arguments: [id])
                .flatMap(BlobUpload.init(row:))
        }
    }

    func add(_ upload: BlobUpload) throws {
        let declared = upload.declared
        try database.write { database in
            try database.execute(
                sql: "INSERT INTO upload(id, hash, bytes, type, touched) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    upload.id, declared.hash.text, declared.bytes, declared.type.rawValue, upload.touched.milliseconds,
                ])
        }
    }

    func touch(upload id: String, at now: Instant) throws {
        try database.write { database in
            try database.execute(
                sql: "UPDATE upload SET touched = ? WHERE id = ?", arguments: [now.milliseconds, id])
        }
    }

    func remove(upload id: String) throws {
        try database.write { database in
            try database.execute(sql: "DELETE FROM upload WHERE id = ?", arguments: [id])
        }
    }
}

extension Blob {
    fileprivate init?(row: Row) {
        guard let declared = BlobDeclaration(row: row) else { return nil }
        self.init(
            hash: declared.hash, bytes: declared.bytes, type: declared.type,
            received: Instant(milliseconds: row["received"]))
    }
}

extension BlobUpload {
    fileprivate init?(row: Row) {
        guard let declared = BlobDeclaration(row: row) else { return nil }
        self.init(id: row["id"], declared: declared, offset: 0, touched: Instant(milliseconds: row["touched"]))
    }
}

extension BlobDeclaration {
    fileprivate init?(row: Row) {
        guard let hash = BlobHash(row["hash"] as String), let type = BlobType(rawValue: row["type"]) else {
            return nil
        }
        self.init(hash: hash, bytes: row["bytes"], type: type)
    }
}
