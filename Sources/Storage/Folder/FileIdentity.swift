import Foundation

/// Which file stands under a name: the device and the number of its inode (stat(2)).
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// `nil` where no file has the name.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
