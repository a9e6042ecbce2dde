import Almanac
import Logging
import Synchronization

/// Writes into the log what strangers try, and no more of it than somebody reads: of each kind so many lines a minute, and then
/// how many there were besides.
final class IncidentLog: Sendable {
    /// Lines of a kind in a minute.
    static let limit = 20

    private struct Minute {
        var start: Instant
        var count = 0
    }

    private let minutes = Mutex<[String: Minute]>([:])

    /// Notes something under its kind. The facts must hold nothing that is secret.
    func note(_ kind: String, _ facts: Logger.Metadata, at now: Instant, in logger: Logger) {
        let (isLogged, silent) = minutes.withLock { minutes in
            var silent = 0
            if let minute = minutes[kind], now >= minute.start, (now - minute.start).seconds < 60 {
                minutes[kind]?.count += 1
            } else {
                silent = max(0, (minutes[kind]?.count ?? 0) - Self.limit)
                minutes[kind] = Minute(start: now, count: 1)
            }
            return ((minutes[kind]?.count ?? 0) <= Self.limit, silent)
        }
        if silent > 0 {
            logger.warning("refused, and not logged one by one", metadata: ["reason": "\(kind)", "count": "\(silent)"])
        }
        guard isLogged else { return }
        logger.warning("refused", metadata: facts.merging(["reason": "\(kind)"]) { $1 })
    }
}
