import Almanac
import Records
import Synchronization

/// How many wrong access tokens a peer may show before it has to wait, and how long.
///
/// A token has 128 random bits, so nobody guesses one; but who tries is slowed down, and the log tells of it. A program whose
/// token was revoked shows the same one again and again: that is one guess and costs no more, so that it doesn't shut out
/// the others on the same machine.
final class GuessBudget: Sendable {
    /// Wrong tokens that cost nothing: a copy that was cut short, an older one.
    static let free = 10
    /// The longest wait, in seconds.
    static let longest: Int64 = 300
    /// After so many seconds without another wrong token all is forgotten.
    static let memory: Int64 = 3_600
    /// Peers that are remembered. The server answers this machine alone, so that there are few.
    private static let peers = 256

    private struct Standing {
        var wrong: Set<[UInt8]> = []
        var further = 0
        var last = Instant(milliseconds: 0)
        var until = Instant(milliseconds: 0)
    }

    private let standings = Mutex<[String: Standing]>([:])

    /// The seconds that a peer has to wait until it may show a token; `nil` where it may.
    func wait(_ peer: String, _ secret: String, at now: Instant) -> Int? {
        standings.withLock { standings in
            guard let standing = standings[peer], standing.until > now else { return nil }
            if standing.wrong.contains(Self.mark(secret)) { return nil }
            // A clock that was set back must not make the wait longer.
            return Int(min((standing.until - now).seconds + 1, Self.longest))
        }
    }

    /// Counts a token that nobody has given out. Says whether the peer has to wait from now on.
    func note(_ peer: String, _ secret: String, at now: Instant) -> Bool {
        standings.withLock { standings in
            if standings.count >= Self.peers, standings[peer] == nil { standings = [:] }
            var standing = standings[peer] ?? Standing()
            if (now - standing.last).seconds > Self.memory { standing = Standing() }
            standing.last = now
            defer { standings[peer] = standing }
            let mark = Self.mark(secret)
            guard !standing.wrong.contains(mark) else { return false }
            guard standing.wrong.count >= Self.free else {
                standing.wrong.insert(mark)
                return false
            }
            let wait = min(Self.longest, Int64(1) << min(standing.further, 10))
            standing.further += 1
            standing.until = now + .seconds(wait)
            return true
        }
    }

    /// What a token is known by here: the token itself stays nowhere.
    private static func mark(_ secret: String) -> [UInt8] { SHA256.hash(Array(secret.utf8)) }
}
