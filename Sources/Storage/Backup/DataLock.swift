import Foundation

/// Says who uses a data folder: many may work in it, but only one alone may put another database in place. It ends
/// with the process.
public final class DataLock: Sendable {
    private let descriptor: Int32

    /// - Parameter isExclusive: whether nobody else may use the folder meanwhile.
    /// - Throws: ``StoreError/busy(path:)`` where another process stands against it.
    public init(_ folder: DataFolder, isExclusive: Bool) throws(StoreError) {
        let path = folder.path + "/wird.lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        guard flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 else {
            _ = Foundation.close(descriptor)
            throw .busy(path: folder.path)
        }
    }

    /// Whether the lock could be made exclusive; nobody else uses the folder then.
    func upgrade() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Lets others in again.
    func downgrade() { _ = flock(descriptor, LOCK_SH | LOCK_NB) }

    deinit { _ = Foundation.close(descriptor) }
}
