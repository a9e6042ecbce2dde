import Almanac
import Logging
import Synchronization

/// Logs what strangers attempt, in amounts that somebody can read: a limited number of lines of each kind per minute,
/// then how many more there were.
final class IncidentLog: Sendable {
    /// The number of lines of a kind per minute.
    let limit: Int

    init(limit: Int = ServerLimits().refusalsPerMinute) { self.limit = limit }

    private struct Minute {
        var start: Instant
        var count = 0
    }

    private let minutes = Mutex<[String: Minute]>([:])

    /// Logs an incident under its kind. The facts must contain nothing secret.
    func note(_ kind: String, _ facts: Logger.Metadata, at now: Instant, in logger: Logger) {
        let (isLogged, silent) = minutes.withLock { minutes in
            var silent = 0
            if let minute = minutes[kind], now >= minute.start, (now - minute.start).seconds < 60 {
                minutes[kind]?.count += 1
            } else {
                silent = max(0, (minutes[kind]?.count ?? 0) - limit)
                minutes[kind] = Minute(start: now, count: 1)
            }
            return ((minutes[kind]?.count ?? 0) <= limit, silent)
        }
        if silent > 0 {
            logger.warning("refused, and not logged one by one", metadata: ["reason": "\(kind)", "count": "\(silent)"])
        }
        guard isLogged else { return }
        logger.warning("refused", metadata: facts.merging(["reason": "\(kind)"]) { $1 })
    }
}
