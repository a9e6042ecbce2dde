import Foundation

/// Single steps on files, each reported once it is done, so that a test can see what a kill after it would leave
/// behind.
struct FileSteps: Sendable {
    /// Called after every step; does nothing by default.
    var didStep: @Sendable (String) -> Void = { _ in }

    /// Renames a file, replacing any file at the target.
    func move(_ path: String, to target: String) throws(StoreError) {
        guard rename(path, target) == 0 else { throw Self.failure(target) }
        didStep("moved \(path)")
    }

    /// Gives a file a second name. If the file system doesn't support hard links, the file is moved.
    func link(_ path: String, as target: String) throws(StoreError) {
        if Foundation.link(path, target) == 0 || errno == EEXIST { return didStep("linked \(path)") }
        try move(path, to: target)
    }

    /// Removes a file; if there is none, does nothing.
    func remove(_ path: String) {
        guard unlink(path) == 0 else { return }
        didStep("removed \(path)")
    }

    /// Removes a folder with everything in it, or a file; if there is none, does nothing.
    func removeTree(_ path: String) {
        guard (try? FileManager.default.removeItem(atPath: path)) != nil else { return }
        didStep("removed \(path)")
    }

    /// Makes the disk keep what a file or folder holds, so that it survives a loss of power (fsync(2)).
    func flush(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        defer { _ = Foundation.close(descriptor) }
        // A file system that can't do this for a folder reports EINVAL.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw Self.failure(path) }
        didStep("flushed \(path)")
    }

    private static func failure(_ path: String) -> StoreError {
        let code = errno
        return code == ENOSPC
            ? .full(path: path) : .unwritable(path: path, reason: String(cString: strerror(code)))
    }
}
