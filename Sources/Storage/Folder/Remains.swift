import Foundation

/// What remains of a person's data in a folder that has no database.
struct Remains {
    /// The path of what was found.
    var found: String
    /// The command that restores it.
    var command: String

    /// Searches a folder; `nil` if nothing remains, so that the folder is a new one.
    init?(in folder: DataFolder, schema: Schema) {
        let backups = Backups(folder)
        if let backup = backups.newestGood(schema: schema) {
            (found, command) = (backup.path, "wird restore")
            return
        }
        let aside = folder.names(in: folder.damaged).sorted(by: >).map { "\(folder.damaged)/\($0)/wird.sqlite" }
        let parts = folder.names(in: folder.path).filter { $0.hasSuffix(".part") }.map { "\(folder.path)/\($0)" }
        let candidates = (aside + parts).filter { FileManager.default.fileExists(atPath: $0) }
        let whole = candidates.first { path in (try? Backups.verify(path, schema: schema)) != nil }
        guard let first = whole ?? candidates.first ?? backups.list().first?.path else { return nil }
        found = first
        command = "wird restore \"\(first)\""
    }
}
