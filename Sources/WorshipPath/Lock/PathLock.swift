import Records

/// A code that is asked for before the path opens. What is kept of it is a salted slow hash alone.
public struct PathLock: Hashable, Sendable {
    /// Random, 16 bytes.
    public let salt: [UInt8]
    /// How often the code was hashed; kept with it, so that a later version may ask for more.
    public let rounds: Int
    /// The code's hash, 32 bytes.
    public let key: [UInt8]

    /// Locks with a code.
    public init(code: String, salt: [UInt8], rounds: Int) {
        self.salt = salt
        self.rounds = rounds
        key = PBKDF2.key(Array(code.utf8), salt: salt, rounds: rounds)
    }

    /// Whether a code is the one that it was locked with.
    public func opens(with code: String) -> Bool {
        let other = PBKDF2.key(Array(code.utf8), salt: salt, rounds: rounds)
        // All bytes are looked at, so that the time taken says nothing of them.
        var difference: UInt8 = 0
        for (mine, theirs) in zip(key, other) { difference |= mine ^ theirs }
        return difference == 0
    }
}
