import Foundation

/// How much room is left on the disk of a folder.
struct DiskRoom: Sendable {
    /// The highest folder on that disk.
    var disk: String
    /// Bytes that this user may still write.
    var free: Int64

    /// Bytes that a start needs for the log and its index, a few commits and the lock.
    static let needed: Int64 = 4_000_000

    init(disk: String, free: Int64) {
        self.disk = disk
        self.free = free
    }

    /// Measures the disk of a data folder; `nil` if the system doesn't say.
    init?(of folder: DataFolder) {
        // If the folder couldn't even be created, the nearest existing folder above it is on the same disk.
        var path = URL(fileURLWithPath: folder.path)
        while path.path != "/", !FileManager.default.fileExists(atPath: path.path) { path.deleteLastPathComponent() }
        var status = statvfs()
        guard statvfs(path.path, &status) == 0 else { return nil }
        let blocks = UInt64(status.f_bavail)
        free = Int64(clamping: blocks.multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
        disk = Self.root(of: path.path)
    }

    /// Replaces an error by a clearer one if the disk is full, which SQLite and the system report in many ways.
    func explaining(_ error: StoreError) -> StoreError {
        switch error {
        case .full, .unwritable, .failed:
            free < Self.needed ? .noRoom(disk: disk, needed: Self.needed, free: free) : error
        default: error
        }
    }

    /// The highest folder above a path that is on the same disk.
    private static func root(of path: String) -> String {
        func device(_ path: String) -> UInt64? {
            var status = stat()
            return stat(path, &status) == 0 ? UInt64(truncatingIfNeeded: status.st_dev) : nil
        }
        var url = URL(fileURLWithPath: path)
        let own = device(url.path)
        while url.path != "/", device(url.deletingLastPathComponent().path) == own { url.deleteLastPathComponent() }
        return url.path
    }
}
