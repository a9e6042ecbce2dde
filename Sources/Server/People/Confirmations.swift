import Almanac
import Records
import Synchronization

/// When the person of a session last showed who they are. An open browser that somebody left, or a cookie that somebody
/// copied, isn't enough to change how a person comes in. Kept in memory: after a restart they are asked again.
final class Confirmations: Sendable {
    private let life: Int64
    private let times = Mutex<[String: Instant]>([:])
    /// As many as are held at once; beyond that the oldest goes.
    private static let limit = 5_000

    /// - Parameter life: for how many seconds one counts.
    init(life: Int64) { self.life = life }

    /// Notes that the person of a session has shown who they are.
    func note(_ session: String, at now: Instant) {
        guard !session.isEmpty else { return }
        times.withLock { times in
            if times.count >= Self.limit, let oldest = times.min(by: { $0.value < $1.value }) {
                times[oldest.key] = nil
            }
            times[Self.mark(session)] = now
        }
    }

    /// Whether the person of a session has shown it lately.
    func isFresh(_ session: String, at now: Instant) -> Bool {
        guard let time = times.withLock({ times in times[Self.mark(session)] }) else { return false }
        let age = (now - time).seconds
        return age >= 0 && age < life
    }

    private static func mark(_ session: String) -> String { SHA256.hex(Array(session.utf8)) }
}
