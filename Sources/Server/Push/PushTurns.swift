import Almanac
import Synchronization

/// How often each person's devices may change or try their alerts by push. Each trial makes this server ask a service
/// elsewhere, so whoever holds a session can't have it asked without end.
final class PushTurns: Sendable {
    private let limits: ServerLimits.Push
    private let asked = Mutex<[String: [Instant]]>([:])

    init(_ limits: ServerLimits.Push = .init()) { self.limits = limits }

    /// Takes a turn.
    ///
    /// - Returns: `nil`, or the seconds until there is one again.
    func take(_ person: String, at now: Instant) -> Int? {
        let span = TimeSpan.minutes(limits.minutes)
        return asked.withLock { asked in
            // A clock that was set back frees nobody for long: what seems to come later counts as of now.
            let recent = (asked[person] ?? []).map { min($0, now) }.filter { $0 > now - span }
            if recent.count >= limits.asks, let first = recent.first {
                asked[person] = recent
                return Int(max(1, (first + span - now).seconds))
            }
            asked[person] = recent + [now]
            return nil
        }
    }
}
