import Foundation

/// A file that its owner alone can read.
enum PrivateFile {
    /// Creates an empty file that only its owner can read and write, unless there is one.
    static func make(_ path: String) throws {
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        close(descriptor)
    }
}
