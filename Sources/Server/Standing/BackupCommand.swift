import Dispatch
import Foundation
import Storage
import Synchronization

/// The operator's own program that takes a backup to another place. It is started itself, without a shell, with the
/// backup's path as its one argument; it is told nothing else, and what it may use of time and of the log is bounded.
public struct BackupCommand: Sendable {
    /// The program's absolute path.
    let path: String
    let environment: [String: String]
    /// How long it may take, in seconds.
    let limit: Int
    /// Called with what it wrote when it failed.
    private let didFail: @Sendable (String) -> Void

    /// The number of bytes of its output that are kept.
    private static let kept = 1_000
    /// What it finds in its environment: none of the server's keys.
    private static let passed: Set = [
        "PATH", "HOME", "LANG", "LC_ALL", "TZ", "USER", "SSH_AUTH_SOCK", "XDG_RUNTIME_DIR",
    ]

    /// - Returns: `nil` if the path isn't absolute.
    public init?(
        path: String, environment: [String: String], limit: Int = ServerLimits().copySeconds,
        didFail: @escaping @Sendable (String) -> Void
    ) {
        guard path.hasPrefix("/") else { return nil }
        (self.path, self.limit, self.didFail) = (path, limit, didFail)
        self.environment = environment.filter { Self.passed.contains($0.key) || $0.key.hasPrefix("WIRD_BACKUP_") }
    }

    /// Copies a backup that is good, and keeps what became of it.
    public func take(_ report: BackupReport, _ backups: Backups) throws(StoreError) -> BackupReport {
        guard report.fault == nil else { return report }
        var report = report
        report.copy = run(report.path)
        try backups.keep(report)
        return report
    }

    /// Runs the program to its end. It blocks meanwhile.
    public func run(_ file: String) -> BackupReport.Copy {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [file]
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Output()
        process.standardOutput = output.pipe
        process.standardError = output.pipe
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        defer { output.close() }
        do { try process.run() } catch { return .missing }
        guard end.wait(timeout: .now() + .seconds(limit)) == .success else {
            // With what it has started, where it has a group of its own.
            if kill(-process.processIdentifier, SIGKILL) != 0 { kill(process.processIdentifier, SIGKILL) }
            end.wait()
            didFail(output.settled)
            return .late
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            didFail(output.settled)
            return .failed
        }
        return .made
    }

    /// The beginning of what a program writes; the rest is read and dropped, so that the program doesn't wait.
    private final class Output: Sendable {
        nonisolated(unsafe) let pipe = Pipe()
        private let bytes = Mutex<[UInt8]>([])
        private let ended = DispatchSemaphore(value: 0)
        /// How long the last words of a program that has ended are waited for: what it started may still hold its output.
        private static let patience = DispatchTimeInterval.milliseconds(500)

        init() {
            pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
                let data = handle.availableData
                guard !data.isEmpty else {
                    handle.readabilityHandler = nil
                    self?.ended.signal()
                    return
                }
                self?.bytes.withLock { bytes in bytes += data.prefix(max(0, kept - bytes.count)) }
            }
        }

        /// What was written, once the program has ended.
        var settled: String {
            _ = ended.wait(timeout: .now() + Self.patience)
            return bytes.withLock { String(decoding: $0, as: UTF8.self) }
        }

        func close() { pipe.fileHandleForReading.readabilityHandler = nil }
    }
}
