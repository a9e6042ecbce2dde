import Crypto
import Foundation

/// Single files of blobs.
struct BlobFile {
    let path: String

    /// The number of bytes; `nil` if there is no file.
    var size: Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// When the file was last written to, in milliseconds since 1970.
    var written: Int64? {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return date.map { Int64($0.timeIntervalSince1970 * 1000) }
    }

    /// The first bytes.
    func head(_ count: Int) throws -> [UInt8] {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        return try Array(file.read(upToCount: count) ?? Data())
    }

    /// The hash of what is on the disk. A part is read again for it rather than hashed while it arrives: a store that
    /// gives receipts looks at what it has kept.
    func hash() throws -> BlobHash? {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var hash = SHA256()
        while let data = try file.read(upToCount: 1 << 20), !data.isEmpty { hash.update(data: data) }
        return BlobHash(digest: Array(hash.finalize()))
    }

    /// Adds bytes at the end, all of them or none.
    ///
    /// - Parameter fault: called before they are written, so that a test can let the disk be full.
    func append(_ bytes: some DataProtocol, to end: Int, fault: () throws -> Void) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        defer { try? file.close() }
        do {
            try file.seek(toOffset: UInt64(end))
            try file.write(contentsOf: bytes)
            try fault()
        } catch {
            try? file.truncate(atOffset: UInt64(end))
            throw error
        }
    }
}
