import App
import Foundation
import Records
import Storage
import Synchronization

/// Which access each person gave out, by the hashes that their stores have of it. It is worked out when it is first asked for
/// and anew after their files have changed, so that looking somebody up opens nobody's data.
final class AccessIndex: Sendable {
    private struct Entry {
        let stamp: FileStamp
        let ids: Set<String>
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Whether a person gave out the access of an id.
    ///
    /// - Parameters:
    ///   - folder: the person's data.
    ///   - store: the person's store, opened only if it has to be asked; one that can't be opened gave out nothing.
    func has(_ id: String, of person: String, in folder: DataFolder, store: () throws -> SQLiteStore?) throws -> Bool {
        // Taken before the store is read: what is committed meanwhile makes it differ.
        let stamp = FileStamp(folder)
        let known = entries.withLock { entries in entries[person] }
        if let known, known.stamp == stamp { return known.ids.contains(id) }
        guard let store = try? store() else { return false }
        var ids: Set<String> = []
        if case .records(let records) = try store.load(App.accessQuery) {
            for record in records where !record.isDeleted { ids.insert(record.key.id) }
        }
        entries.withLock { entries in entries[person] = Entry(stamp: stamp, ids: ids) }
        return ids.contains(id)
    }

    /// Forgets a person.
    func forget(_ person: String) { entries.withLock { entries in entries[person] = nil } }
}

/// How a store's files stand: each commit of any process changes it.
struct FileStamp: Hashable, Sendable {
    private let parts: [Int64]

    init(_ folder: DataFolder) {
        var parts: [Int64] = []
        for path in [folder.database, folder.database + "-wal"] {
            var status = stat()
            // A log that is empty is as good as none: opening and closing a store makes and removes it.
            guard stat(path, &status) == 0, status.st_size > 0 else {
                parts += [0, 0, 0]
                continue
            }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            parts += [Int64(status.st_size), Int64(time.tv_sec), Int64(time.tv_nsec)]
        }
        self.parts = parts
    }
}
