extension Backups {
    /// Removes drafts that killed processes left. No other process may be at work on the data.
    func sweepDrafts() {
        for place in [folder.path, folder.backups] {
            for name in folder.names(in: place) where Self.isDraft(name) { files.remove("\(place)/\(name)") }
        }
    }

    /// Whether a file was to become a database or a backup; SQLite's own files beside one go with it.
    private static func isDraft(_ name: String) -> Bool {
        ["", "-wal", "-shm", "-journal"].contains { ending in name.hasSuffix(".part" + ending) }
    }
}
