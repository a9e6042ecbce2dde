import Almanac
import Foundation
import Records

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

/// The rule for which backups are kept: many from the last hours and days, few from the weeks before. A mistake noticed
/// late still finds a backup from before it, and many starts within an hour don't push older backups out.
extension Backups {
    private static let hours = 3
    private static let days = 7
    private static let weeks = 4

    /// The backups to keep of a list in the order of ``list()``.
    static func kept(of list: [BackupFile], now: Instant) -> Set<BackupFile> {
        let dated = list.filter { backup in !backup.isAhead(of: now) }
        var kept: Set<BackupFile> = []
        for (length, count) in [(TimeSpan.hours(1), hours), (.hours(24), days), (.days(7), weeks)] {
            kept.formUnion(newest(of: dated, each: length, count))
        }
        for backup in list where kept.count < generations { kept.insert(backup) }
        return kept
    }

    /// The newest backup of each of the last hours, days or weeks in which one was made.
    private static func newest(of list: [BackupFile], each length: TimeSpan, _ count: Int) -> [BackupFile] {
        var newest: [Int64: BackupFile] = [:]
        for backup in list {
            let period = backup.made.seconds / length.seconds
            if newest[period] == nil { newest[period] = backup }
        }
        return newest.sorted { $0.key > $1.key }.prefix(count).map(\.value)
    }
}

extension BackupFile {
    /// Whether its date lies in the future by more than clocks usually differ.
    func isAhead(of now: Instant) -> Bool { made > now + .minutes(5) }
}

extension Backups {
    /// Removes the drafts that killed processes left behind. No other process may be using the data.
    func sweepDrafts() {
        for place in [folder.path, folder.backups] {
            for name in folder.names(in: place) where Self.isDraft(name) { files.removeTree("\(place)/\(name)") }
        }
    }

    /// Removes the drafts of backups whose process no longer exists; other processes may be working meanwhile.
    func sweepLeftDrafts() {
        for name in folder.names(in: folder.backups) where Self.isDraft(name) {
            // A draft's name begins with the number of its process; see ``make(of:now:)``.
            guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0 else { continue }
            if kill(process, 0) != 0, errno == ESRCH { files.removeTree("\(folder.backups)/\(name)") }
        }
    }

    /// Whether a file is the draft of a database or a backup, or one of SQLite's own files beside a draft; or the folder
    /// that a backup is tried in.
    private static func isDraft(_ name: String) -> Bool {
        ["", "-wal", "-shm", "-journal"].contains { ending in name.hasSuffix(".part" + ending) }
    }

    /// Removes whatever may still hold erased data: every backup except the one made since, and the databases that were
    /// put aside.
    func removeAll(but kept: BackupFile?) {
        let files = FileManager.default
        func names(_ path: String) -> [String] { (try? files.contentsOfDirectory(atPath: path)) ?? [] }
        var paths: [String] = names(folder.backups).map { "\(folder.backups)/\($0)" }.filter { $0 != kept?.path }
        paths.append(folder.damaged)
        paths += names(folder.path).filter { $0.hasPrefix("wird.sqlite.before-") }.map { "\(folder.path)/\($0)" }
        for path in paths { try? files.removeItem(atPath: path) }
    }

    /// Marks what a backup brings back as written since the last erasure, so that browsers that know of the erasure
    /// accept it and don't erase it again. When the backup replaces a damaged database, nothing is raised: erasures
    /// stand.
    func takeGenerations(into store: SQLiteStore) throws(StoreError) {
        guard (try? DatabaseFile.check(folder.database, schema: store.schema)) != nil else { return }
        let present = try SQLiteStore(path: folder.database, schema: store.schema, keepsOldTables: false)
        defer { present.close() }
        try store.raise(to: try present.generations().filter { $0.key.isShared })
    }
}
