import Foundation

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
