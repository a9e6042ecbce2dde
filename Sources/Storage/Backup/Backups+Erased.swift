import Foundation
import Records

extension Backups {
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
}

extension Backups {
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
