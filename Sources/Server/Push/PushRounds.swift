import Almanac
import Records

/// What a process remembers between its looks at the clock: when the next alert comes, and which services are to be left
/// alone for a while. What was sent stands in the store.
struct PushRounds: Sendable {
    /// An alert that a service was too busy for.
    private struct Trial {
        var again: Instant
        var count: Int
    }

    private var isOn = false
    private var next: Instant?
    private var commit: Int64?
    private var looked: Instant?
    private var due: [(device: String, key: String)] = []
    private var trials: [String: Trial] = [:]
    private var retry: JSON = .null
    private var sending: JSON = .null

    /// The seconds after which a plan is made again where there was none.
    private static let seldom: Int64 = 300

    /// How long until the clock is looked at again.
    var pause: Duration { .seconds(max(1, sending[isOn ? "look" : "rest"]?.int ?? 1)) }

    /// Whether something may be due: its time has come, the store has changed, or the clock was set back.
    func isTime(for commit: Int64?, at now: Instant) -> Bool {
        guard let looked, commit == self.commit, now >= looked else { return true }
        // Once in a while though nothing is near: the operator's files may have changed, and the plan has a horizon.
        if now - looked > .seconds(retry["longest"]?.int ?? Self.seldom) { return true }
        guard isOn else { return false }
        if let next, now >= next { return true }
        return trials.values.contains { now >= $0.again }
    }

    /// Whether something may be due in a store that is closed, and so hasn't changed since.
    func isTimeWhileClosed(at now: Instant) -> Bool {
        guard looked != nil else { return true }
        return isOn && isTime(for: commit, at: now)
    }

    /// Takes a new plan.
    mutating func begin(_ plan: JSON, commit: Int64?, at now: Instant) {
        isOn = plan["on"]?.bool == true
        next = plan["next"]?.int.map { Instant(milliseconds: $0) }
        (retry, sending) = (plan["retry"] ?? .null, plan["sending"] ?? .null)
        (self.commit, looked) = (commit, now)
        due = (plan["due"]?.array ?? []).compactMap { entry in
            guard let device = entry["device"]?.string, let key = entry["key"]?.string else { return nil }
            return (device, key)
        }
        let names = Set(due.map { Self.name($0.device, $0.key) })
        trials = trials.filter { names.contains($0.key) }
    }

    /// Rests after a look that came to nothing, until the store changes or for a while.
    mutating func rest(commit: Int64?, at now: Instant) {
        (self.commit, looked) = (commit, now)
        due = []
    }

    /// Whether something that is due may be tried now.
    func hasDue(at now: Instant) -> Bool {
        due.contains { device, key in isFree(Self.name(device, key), at: now) }
    }

    func mayTry(_ message: PushMessage, at now: Instant) -> Bool {
        isFree(Self.name(message.device, message.key), at: now)
    }

    private func isFree(_ name: String, at now: Instant) -> Bool {
        guard let trial = trials[name] else { return true }
        return now >= trial.again
    }

    /// Waits for the end of another process's right to send.
    mutating func wait(until: Instant) { next = min(next ?? until, until) }

    /// Notes when a message may be tried again: when its service says, or after ever longer pauses.
    mutating func note(_ message: PushMessage, _ result: PushResult, at now: Instant) {
        let name = Self.name(message.device, message.key)
        guard case .later(let wanted) = result else {
            trials[name] = nil
            return
        }
        let count = (trials[name]?.count ?? 0) + 1
        var seconds = retry["first"]?.int ?? 1
        let longest = retry["longest"]?.int ?? 1
        for _ in 1..<count where seconds < longest { seconds *= max(1, retry["factor"]?.int ?? 1) }
        trials[name] = Trial(again: now + .seconds(max(1, wanted ?? min(seconds, longest))), count: count)
    }

    /// What is being tried, as the app names it.
    var trying: JSON { .array(trials.keys.sorted().map { .string($0) }) }

    private static func name(_ device: String, _ key: String) -> String { device + " " + key }
}
