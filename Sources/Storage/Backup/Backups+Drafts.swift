import Foundation

extension Backups {
    /// Removes drafts that killed processes left. No other process may be at work on the data.
    func sweepDrafts() {
        for place in [folder.path, folder.backups] {
            for name in folder.names(in: place) where Self.isDraft(name) { files.remove("\(place)/\(name)") }
        }
    }

    /// Removes drafts of backups whose process is no more, while others may be at work.
    func sweepLeftDrafts() {
        for name in folder.names(in: folder.backups) where Self.isDraft(name) {
            // A draft's name begins with the number of its process; see ``make(of:now:)``.
            guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0 else { continue }
            if kill(process, 0) != 0, errno == ESRCH { files.remove("\(folder.backups)/\(name)") }
        }
    }

    /// Whether a file was to become a database or a backup; SQLite's own files beside one go with it.
    private static func isDraft(_ name: String) -> Bool {
        ["", "-wal", "-shm", "-journal"].contains { ending in name.hasSuffix(".part" + ending) }
    }
}
