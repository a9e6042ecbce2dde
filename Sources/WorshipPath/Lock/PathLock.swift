import Almanac
import Records

/// A code that is required to open the path. Only a salted slow hash of it is stored.
public struct PathLock: Hashable, Sendable {
    /// Random, 16 bytes.
    public let salt: [UInt8]
    /// How often the code was hashed. It is stored with the hash, so that a later version may require more.
    public let rounds: Int
    /// The code's hash, 32 bytes.
    public let key: [UInt8]

    /// Creates a lock with a code.
    public init(code: String, salt: [UInt8], rounds: Int) {
        self.salt = salt
        self.rounds = rounds
        key = PBKDF2.key(Array(code.utf8), salt: salt, rounds: rounds)
    }

    /// Whether a code is the one it was locked with.
    public func opens(with code: String) -> Bool {
        let other = PBKDF2.key(Array(code.utf8), salt: salt, rounds: rounds)
        // All bytes are compared, so that the time taken reveals nothing about them.
        var difference: UInt8 = 0
        for (mine, theirs) in zip(key, other) { difference |= mine ^ theirs }
        return difference == 0
    }
}

extension PathLock {
    /// The kind of its record, which is synced wherever the records it protects are.
    public static let kind = Kind("path-lock")

    /// The fields of its record.
    public var fields: JSONObject {
        ["salt": .string(Hex.encode(salt)), "rounds": .int(Int64(rounds)), "key": .string(Hex.encode(key))]
    }

    /// Reads a record; `nil` if it is deleted or can't be read.
    public init?(_ record: Record) {
        guard record.key.kind == Self.kind, !record.isDeleted,
            let salt = (record.value("salt")?.string).flatMap({ Hex.decode($0) }), salt.count == 16,
            let rounds = record.value("rounds")?.int, Self.reach.contains(rounds),
            let key = (record.value("key")?.string).flatMap({ Hex.decode($0) }), key.count == 32
        else { return nil }
        self.salt = salt
        self.rounds = Int(rounds)
        self.key = key
    }

    /// The range of rounds that a record may require of a device.
    private static let reach: ClosedRange<Int64> = 1...10_000_000
}

/// The state of a locked path on a device: open until some time, or how often a wrong code was tried.
public struct PathOpening: Hashable, Sendable {
    /// When it closes.
    public var until: Instant?
    /// The number of wrong codes since the last right one, and when the last of them was tried.
    public var tries: Int
    public var tried: Instant?

    public init(until: Instant? = nil, tries: Int = 0, tried: Instant? = nil) {
        self.until = until
        self.tries = tries
        self.tried = tried
    }

    /// Whether it is open. A clock that was set back doesn't keep it open longer than the rule allows.
    public func isOpen(at now: Instant, _ rule: LockRule) -> Bool {
        guard let until else { return false }
        return now < until && until.milliseconds - now.milliseconds <= Int64(rule.minutes) * 60_000
    }

    /// Returns the seconds until the next code may be tried: none at first, then twice as many after each wrong code.
    public func wait(at now: Instant, _ rule: LockRule) -> Int {
        guard let tried, tries >= rule.tries else { return 0 }
        let whole = rule.wait << min(tries - rule.tries, LockRule.doublings)
        let gone = max(0, now.seconds - tried.seconds)
        return max(0, whole - Int(clamping: gone))
    }

    /// Returns the state after the right code or a new entry.
    public func opened(at now: Instant, _ rule: LockRule) -> PathOpening {
        PathOpening(until: now + .minutes(Int64(rule.minutes)))
    }

    /// Returns the state after a wrong code.
    public func failed(at now: Instant) -> PathOpening {
        PathOpening(until: until, tries: min(tries, 1_000) + 1, tried: now)
    }
}
