import Almanac
import Foundation

/// The backups of a data folder. Each is checked when it is made; at least ``generations`` are kept.
public struct Backups: Sendable {
    let folder: DataFolder
    var files = FileSteps()
    /// The number of backups that are kept in any case, if there are that many.
    public static let generations = 10
    /// The time after which the next backup is due.
    public static let interval = TimeSpan.hours(24)

    public init(_ folder: DataFolder) {
        self.folder = folder
    }

    /// The existing backups, the one with the latest data first.
    public func list() -> [BackupFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.backups)) ?? []
        return names.compactMap { BackupFile(folder: folder.backups, name: $0) }.sorted { $0.isNewer(than: $1) }
    }

    /// Whether no backup was made in the last 24 hours. An empty store needs none.
    public func isDue(_ store: SQLiteStore, now: Instant) throws(StoreError) -> Bool {
        guard try store.counter() > 0 else { return false }
        // A date in the future says nothing: the clock was wrong then or is wrong now.
        return !list().contains { backup in backup.made > now - Self.interval && !backup.isAhead(of: now) }
    }

    /// Makes a backup, checks it, and removes the backups that are no longer needed.
    @discardableResult
    public func make(of store: SQLiteStore, now: Instant) throws(StoreError) -> BackupFile {
        try DataFolder.make(folder.backups)
        sweepLeftDrafts()
        // Another process may be making one in the same second.
        let draft = "\(folder.backups)/\(getpid())-\(BackupFile.timestamp(now)).part"
        files.remove(draft)
        try store.copy(to: draft)
        let counter = try Self.verify(draft, schema: store.schema)
        let name = BackupFile.name(for: now, counter: counter)
        let file = BackupFile(path: "\(folder.backups)/\(name)", made: now, counter: counter)
        try files.flush(draft)
        try files.move(draft, to: file.path)
        try files.flush(folder.backups)
        for old in Set(list()).subtracting(Self.kept(of: list(), now: now)) { files.remove(old.path) }
        return file
    }

    /// The backup with the latest data among those that pass the check.
    public func newestGood(schema: Schema = .current) -> BackupFile? {
        list().first { (try? Self.verify($0.path, schema: schema)) != nil }
    }

    /// Checks that a database file is sound and that this version of the program can use it.
    ///
    /// - Returns: the number of its last commit.
    /// - Throws: ``StoreError/damaged(path:detail:)``, ``StoreError/newer(path:version:)`` or ``StoreError/missing(path:)``.
    @discardableResult
    public static func verify(_ path: String, schema: Schema = .current) throws(StoreError) -> Int64 {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
        return try DatabaseFile.check(path, schema: schema)
    }
}
