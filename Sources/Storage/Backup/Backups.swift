import Almanac
import Foundation

/// The backups of a data folder. Each is checked when it is made; at least seven generations are kept.
public struct Backups: Sendable {
    let folder: DataFolder
    /// How many are kept.
    public static let generations = 10
    /// Hours after which the next one is due.
    public static let interval = TimeSpan.hours(24)

    public init(_ folder: DataFolder) {
        self.folder = folder
    }

    /// The backups that are there, the newest first.
    public func list() -> [BackupFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.backups)) ?? []
        return names.compactMap { BackupFile(folder: folder.backups, name: $0) }.sorted { $0.made > $1.made }
    }

    /// Whether the newest backup is a day old. An empty store needs none.
    public func isDue(_ store: SQLiteStore, now: Instant) throws(StoreError) -> Bool {
        guard try store.counter() > 0 else { return false }
        guard let newest = list().first else { return true }
        // A clock that was put back must not put off backups for years.
        return newest.made + Self.interval <= now || newest.made > now + Self.interval
    }

    /// Makes a backup, checks it, and lets the oldest go.
    @discardableResult
    public func make(of store: SQLiteStore, now: Instant) throws(StoreError) -> BackupFile {
        try DataFolder.make(folder.backups)
        let file = BackupFile(path: "\(folder.backups)/\(BackupFile.name(for: now))", made: now)
        let draft = file.path + ".part"
        try? FileManager.default.removeItem(atPath: draft)
        try store.copy(to: draft)
        try Self.verify(draft)
        guard rename(draft, file.path) == 0 else {
            throw .unwritable(path: file.path, reason: String(cString: strerror(errno)))
        }
        for old in list().dropFirst(Self.generations) { try? FileManager.default.removeItem(atPath: old.path) }
        return file
    }

    /// The newest backup that passes the check.
    public func newestGood() -> BackupFile? {
        list().first { (try? Self.verify($0.path)) != nil }
    }

    /// Removes every backup, and the databases that were put aside.
    public func removeAll() {
        for path in [folder.backups, folder.damaged] { try? FileManager.default.removeItem(atPath: path) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix("wird.sqlite.before-") {
            try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
    }

    /// Checks a database file without changing it.
    ///
    /// - Throws: ``StoreError/damaged(path:detail:)`` or ``StoreError/missing(path:)``.
    public static func verify(_ path: String) throws(StoreError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
        try DatabaseFile.check(path)
    }
}
