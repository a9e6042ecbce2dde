import Logging
import Synchronization

/// Keeps what was logged, at every level.
final class LogKeeper: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(keeper: self) }
        logger.logLevel = .trace
        return logger
    }

    private struct Handler: LogHandler {
        let keeper: LogKeeper
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let more = event.metadata ?? [:]
            let facts = more.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            let line = "\(event.level) \(event.message) \(facts.joined(separator: " "))"
            keeper.kept.withLock { $0.append(line) }
        }
    }
}
