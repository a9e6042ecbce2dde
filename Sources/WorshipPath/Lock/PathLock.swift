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
