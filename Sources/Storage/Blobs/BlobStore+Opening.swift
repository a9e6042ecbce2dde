import Almanac
import Foundation
import GRDB

/// Opening the store, and bringing the index and the files together.
extension BlobStore {
    /// Opens the index. What a kill left between two steps is settled: a whole file that isn't noted is noted, and what
    /// no upload goes on with is removed. An index that is damaged is made anew from the files.
    func open() throws -> BlobIndex {
        try DataFolder.make("\(folder)/parts")
        let index = try openedIndex()
        let noted = Set(try index.blobs().map(\.hash))
        for hash in hashes() where !noted.contains(hash) { try adopt(hash, index) }
        let open = Set(try index.uploads().map(\.id))
        for name in names("parts") where !open.contains(name) { files.remove(part(name)) }
        return index
    }

    private func openedIndex() throws -> BlobIndex {
        let path = "\(folder)/index.sqlite"
        do {
            return try BlobIndex(path: path)
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            for ending in ["", "-wal", "-shm"] { files.remove(path + ending) }
            return try BlobIndex(path: path)
        }
    }

    /// Notes a file that lies in its place, if its bytes are what its name says; otherwise it is removed.
    private func adopt(_ hash: BlobHash, _ index: BlobIndex) throws {
        let file = BlobFile(path: path(of: hash))
        guard try file.hash() == hash, let bytes = file.size, let written = file.written,
            let type = BlobType(of: try file.head(BlobType.headBytes))
        else { return files.remove(file.path) }
        try index.keep(Blob(hash: hash, bytes: bytes, type: type, received: Instant(milliseconds: written)))
    }

    /// The hashes that files lie here by.
    private func hashes() -> [BlobHash] {
        names("").filter { $0.utf8.count == 2 }.flatMap { begin in names(begin).compactMap { BlobHash(begin + $0) } }
    }

    private func names(_ part: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
    }
}
