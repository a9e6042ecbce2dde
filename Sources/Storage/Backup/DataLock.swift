import Foundation

/// A lock on a data folder: many processes may work in it, but only one that holds it alone may replace the database.
/// It ends with the process.
public final class DataLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, waiting a little for a holder in the way, such as a command about to end or a restore.
    ///
    /// - Parameter isExclusive: whether nobody else may use the folder meanwhile.
    /// - Throws: ``StoreError/busy(path:)`` if another process still holds it after that.
    public init(_ folder: DataFolder, isExclusive: Bool) throws(StoreError) {
        let path = folder.path + "/wird.lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        do throws(StoreError) {
            try Patience.wait(isExclusive ? Patience.forWhole : Patience.forData) { () throws(StoreError) in
                guard flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 else {
                    throw .busy(path: folder.path)
                }
            }
        } catch {
            _ = Foundation.close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    /// Does work while nobody else may use the folder, waiting a little for those who do.
    func alone<Answer>(
        _ folder: DataFolder, patience: Double = Patience.forData, _ work: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        defer { _ = flock(descriptor, LOCK_SH) }
        try Patience.wait(patience) { () throws(StoreError) in
            guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
            // Two processes that share the lock and both want it alone would otherwise wait for each other.
            _ = flock(descriptor, LOCK_UN)
            throw .busy(path: folder.path)
        }
        return try work()
    }

    deinit { _ = Foundation.close(descriptor) }
}

/// How long one process waits for another that works on the same data.
enum Patience {
    /// Seconds that reading or writing the data waits.
    static let forData = 5.0
    /// Seconds that work waits which needs the data for itself alone.
    static let forWhole = 1.0

    /// Repeats work until it does something other than throw ``StoreError/busy(path:)``, or until the time is up.
    static func wait<Answer>(
        _ seconds: Double, for work: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            do throws(StoreError) {
                return try work()
            } catch {
                guard case .busy = error, ContinuousClock.now < end else { throw error }
                usleep(20_000)
            }
        }
    }
}
