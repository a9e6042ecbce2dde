import Foundation
import Records

extension Backups {
    /// Removes whatever may still hold what was erased: every backup but one that was made since, and the databases that
    /// were put aside.
    func removeAll(but kept: BackupFile?) {
        let files = FileManager.default
        func names(_ path: String) -> [String] { (try? files.contentsOfDirectory(atPath: path)) ?? [] }
        var paths: [String] = names(folder.backups).map { "\(folder.backups)/\($0)" }.filter { $0 != kept?.path }
        paths.append(folder.damaged)
        paths += names(folder.path).filter { $0.hasPrefix("wird.sqlite.before-") }.map { "\(folder.path)/\($0)" }
        for path in paths { try? files.removeItem(atPath: path) }
    }
}

extension Backups {
    /// Lets what a backup brings back count as written since the last erasure, so that the browsers that know of that take
    /// it in and don't erase it again. A database that is damaged is healed to what was there: then erasures stand.
    func takeGenerations(into store: SQLiteStore) throws(StoreError) {
        guard (try? DatabaseFile.check(folder.database, schema: store.schema)) != nil else { return }
        let present = try SQLiteStore(path: folder.database, schema: store.schema, keepsOldTables: false)
        defer { present.close() }
        try store.raise(to: try present.generations().filter { $0.key.isShared })
    }
}
