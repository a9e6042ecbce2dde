import Almanac
import Records
import Synchronization

/// The number of wrong access tokens that a peer may show before it has to wait, and for how long.
///
/// A token has 128 random bits, so it can't be guessed; but whoever tries is slowed down, and the log reports it. A
/// program whose token was revoked keeps showing the same one: that counts as one guess, so that it doesn't lock out
/// the others on the same machine.
final class GuessBudget: Sendable {
    private let limits: ServerLimits.Guesses

    init(_ limits: ServerLimits.Guesses = .init()) { self.limits = limits }

    private struct Standing {
        var wrong: Set<[UInt8]> = []
        var further = 0
        var last = Instant(milliseconds: 0)
        var until = Instant(milliseconds: 0)
    }

    private let standings = Mutex<[String: Standing]>([:])

    /// The seconds that a peer has to wait before it may show a token, or `nil` if it need not wait.
    func wait(_ peer: String, _ secret: String, at now: Instant) -> Int? {
        standings.withLock { standings in
            guard let standing = standings[peer], standing.until > now else { return nil }
            if standing.wrong.contains(Self.mark(secret)) { return nil }
            // A clock that was set back makes no wait longer than the longest: whoever waited while it was a year ahead would
            // wait that year.
            let until = min(standing.until, now + .seconds(limits.longest - 1))
            standings[peer]?.until = until
            return Int((until - now).seconds + 1)
        }
    }

    /// Counts a wrong token. Returns whether the peer has to wait from now on.
    func note(_ peer: String, _ secret: String, at now: Instant) -> Bool {
        standings.withLock { standings in
            // Behind a proxy anybody may ask: who comes from many addresses makes those be forgotten that have been
            // quiet for longest, and not all.
            if standings.count >= limits.visitors, standings[peer] == nil {
                let quiet = standings.min { $0.value.last < $1.value.last }
                if let quiet { standings[quiet.key] = nil }
            }
            var standing = standings[peer] ?? Standing()
            if (now - standing.last).seconds > limits.memory { standing = Standing() }
            standing.last = now
            defer { standings[peer] = standing }
            let mark = Self.mark(secret)
            guard !standing.wrong.contains(mark) else { return false }
            guard standing.wrong.count >= limits.free else {
                standing.wrong.insert(mark)
                return false
            }
            let wait = min(limits.longest, Int64(1) << min(standing.further, 10))
            standing.further += 1
            standing.until = now + .seconds(wait)
            return true
        }
    }

    /// The hash that identifies a token here, so that the token itself is not kept.
    private static func mark(_ secret: String) -> [UInt8] { SHA256.hash(Array(secret.utf8)) }
}
