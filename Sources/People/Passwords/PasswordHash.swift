import Crypto
import CryptoExtras
import Foundation
import Records

/// A password as it is kept: scrypt (RFC 7914) with its parameters and salt, so that both can grow later.
public struct PasswordHash: Hashable, Sendable {
    /// How much work a hash takes. The standard needs 128 MB and some tenths of a second (OWASP, Password Storage:
    /// N = 2^17, r = 8, p = 1).
    public struct Cost: Hashable, Sendable {
        /// The binary logarithm of scrypt's N.
        public var rounds: Int
        public var blockSize: Int
        public var parallelism: Int

        public init(rounds: Int, blockSize: Int, parallelism: Int) {
            self.rounds = rounds
            self.blockSize = blockSize
            self.parallelism = parallelism
        }

        public static let standard = Cost(rounds: 17, blockSize: 8, parallelism: 1)

        /// Whether a stored text may ask for it: a damaged one must not take all memory.
        var isSane: Bool { (10...20).contains(rounds) && (1...16).contains(blockSize) && (1...4).contains(parallelism) }
    }

    public let cost: Cost
    let salt: [UInt8]
    let key: [UInt8]

    /// Hashes a password with a new salt.
    ///
    /// - Throws: an error of the cryptographic library, if it can't have the memory.
    public init(of password: String, cost: Cost = .standard) throws {
        var source = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &source) }
        self.init(cost: cost, salt: salt, key: try Self.derive(password, salt, cost))
    }

    private init(cost: Cost, salt: [UInt8], key: [UInt8]) {
        self.cost = cost
        self.salt = salt
        self.key = key
    }

    /// Reads `scrypt$17$8$1$<salt>$<key>`; `nil` if it is nothing of the kind.
    public init?(_ text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), let blockSize = Int(parts[2]),
            let parallelism = Int(parts[3]), let salt = Hex.decode(parts[4]), let key = Hex.decode(parts[5]),
            salt.count == 16, key.count == 32
        else { return nil }
        let cost = Cost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isSane else { return nil }
        self.init(cost: cost, salt: salt, key: key)
    }

    /// The hash as text.
    public var text: String {
        "scrypt$\(cost.rounds)$\(cost.blockSize)$\(cost.parallelism)$\(Hex.encode(salt))$\(Hex.encode(key))"
    }

    /// Whether a password is this one.
    public func isOf(_ password: String) throws -> Bool {
        ConstantTime.equal(key, try Self.derive(password, salt, cost))
    }

    /// The password's characters are normalised first, because keyboards compose letters differently (RFC 8265 §4.2.2).
    ///
    /// - Parameter length: the number of bytes of the key.
    static func derive(
        _ password: String, _ salt: [UInt8], _ cost: Cost, length: Int = 32
    ) throws -> [UInt8] {
        let normal = Array(password.precomposedStringWithCanonicalMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: normal, salt: salt, outputByteCount: length, rounds: 1 << cost.rounds, blockSize: cost.blockSize,
            parallelism: cost.parallelism)
        return key.withUnsafeBytes { Array($0) }
    }
}
