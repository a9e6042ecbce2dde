import Almanac
import Synchronization

/// How often something is done for each of many in a span that slides along: whoever has had all turns of it waits until
/// the first of them is over.
final class Turns: Sendable {
    private let count: Int
    private let span: TimeSpan
    private let taken = Mutex<[String: [Instant]]>([:])

    /// - Parameter count: how many turns there are in a span; with none, nothing is ever done.
    init(_ count: Int, in span: TimeSpan) {
        self.count = count
        self.span = span
    }

    /// Takes a turn.
    ///
    /// - Returns: `nil`, or the seconds until there is one.
    func take(_ name: String, at now: Instant) -> Int64? {
        taken.withLock { taken in
            // What seems to come later was noted by a clock that has been set back since: it counts as of now, or a clock
            // that once was a year ahead would leave nobody a turn for a year.
            taken = taken.compactMapValues { turns in
                let recent = turns.map { min($0, now) }.filter { $0 > now - span }
                return recent.isEmpty ? nil : recent
            }
            let turns = taken[name] ?? []
            guard turns.count < count else { return max(1, ((turns.first ?? now) + span - now).seconds) }
            taken[name] = turns + [now]
            return nil
        }
    }
}
