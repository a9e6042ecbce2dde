import Almanac
import People
import Records
import Synchronization

/// What people have begun and not finished: joining, recovering, a passkey's challenge. It is kept in memory, so a
/// restart asks to begin anew.
final class StepDesk: Sendable {
    /// What was begun.
    enum Step: Sendable {
        case joining(Secret, PersonName, id: String)
        case recovering(Secret, Person)
        /// A recovery code that is shown once.
        case showing(Secret)
        /// A challenge for somebody whose name isn't known yet.
        case signingIn(challenge: [UInt8])
        /// A challenge for one more passkey of a person.
        case adding(challenge: [UInt8], person: String)
        /// A challenge for a person who shows again who they are.
        case confirming(challenge: [UInt8], person: String)
        /// Somebody was sent to a provider.
        case provider(ProviderFlow)
    }

    private struct Entry {
        var step: Step
        var challenge: [UInt8]?
        var until: Instant
    }

    private let life: Int64
    private let entries = Mutex<[String: Entry]>([:])
    /// As many as are held at once; beyond that the oldest goes.
    private static let limit = 2_000

    /// - Parameter life: how long a step can be finished, in seconds.
    init(life: Int64) { self.life = life }

    /// Begins a step, and returns the secret by which it is found again.
    func begin(_ step: Step, at now: Instant) -> String {
        let key = Hex.encode(UInt64.random(in: .min ... .max)) + Hex.encode(UInt64.random(in: .min ... .max))
        keep(Entry(step: step, until: now.adding(life)), under: key, at: now)
        return key
    }

    /// The step under a secret; `nil` if there is none or its time is over.
    func step(_ key: String, at now: Instant) -> Step? {
        entries.withLock { entries in entries[key].flatMap { $0.until > now ? $0.step : nil } }
    }

    /// Ends a step and returns it: it is finished once, however often it is sent.
    func end(_ key: String, at now: Instant) -> Step? {
        entries.withLock { entries in
            entries.removeValue(forKey: key).flatMap { $0.until > now ? $0.step : nil }
        }
    }

    /// Draws a challenge for a passkey in a step that goes on.
    func challenge(in key: String, at now: Instant) -> [UInt8]? {
        let challenge = Self.random()
        return entries.withLock { entries in
            guard let entry = entries[key], entry.until > now else { return nil }
            entries[key]?.challenge = challenge
            return challenge
        }
    }

    /// The challenge that was drawn in a step, which is used up.
    func takeChallenge(in key: String) -> [UInt8]? {
        entries.withLock { entries in
            let challenge = entries[key]?.challenge
            entries[key]?.challenge = nil
            return challenge
        }
    }

    /// 256 random bits (WebAuthn level 3 §13.4.3 asks for 128 at least).
    static func random() -> [UInt8] {
        (0..<4).flatMap { _ in
            let bits = UInt64.random(in: .min ... .max)
            return (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
        }
    }

    private func keep(_ entry: Entry, under key: String, at now: Instant) {
        entries.withLock { entries in
            if entries.count >= Self.limit { entries = entries.filter { $0.value.until > now } }
            if entries.count >= Self.limit, let oldest = entries.min(by: { $0.value.until < $1.value.until }) {
                entries[oldest.key] = nil
            }
            entries[key] = entry
        }
    }
}

extension Instant {
    fileprivate func adding(_ seconds: Int64) -> Instant { self + .seconds(seconds) }
}
