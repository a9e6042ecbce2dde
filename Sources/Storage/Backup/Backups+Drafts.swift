import Foundation

extension Backups {
    /// Removes the drafts that killed processes left behind. No other process may be using the data.
    func sweepDrafts() {
        for place in [folder.path, folder.backups] {
            for name in folder.names(in: place) where Self.isDraft(name) { files.remove("\(place)/\(name)") }
        }
    }

    /// Removes the drafts of backups whose process no longer exists; other processes may be working meanwhile.
    func sweepLeftDrafts() {
        for name in folder.names(in: folder.backups) where Self.isDraft(name) {
            // A draft's name begins with the number of its process; see ``make(of:now:)``.
            guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0 else { continue }
            if kill(process, 0) != 0, errno == ESRCH { files.remove("\(folder.backups)/\(name)") }
        }
    }

    /// Whether a file is the draft of a database or a backup, or one of SQLite's own files beside a draft.
    private static func isDraft(_ name: String) -> Bool {
        ["", "-wal", "-shm", "-journal"].contains { ending in name.hasSuffix(".part" + ending) }
    }
}
