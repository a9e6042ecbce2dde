/// A slow hash of a password (PBKDF2 with HMAC-SHA-256, RFC 8018, section 5.2). Someone who has the hash must try
/// passwords one by one, each at this cost.
public enum PBKDF2 {
    /// Derives a key from a password.
    ///
    /// - Parameters:
    ///   - salt: Random bytes, stored beside the key.
    ///   - rounds: How often the password is hashed, at least once.
    ///   - count: The length of the key in bytes.
    @export(interface)
    public static func key(_ password: [UInt8], salt: [UInt8], rounds: Int, count: Int = 32) -> [UInt8] {
        let code = HMAC(key: password)
        var chain = Chain(code)
        var key: [UInt8] = []
        var number: UInt32 = 0
        while key.count < count {
            number += 1
            var message = salt
            for shift in stride(from: UInt32(24), through: 0, by: -8) { message.append(UInt8(number >> shift & 0xFF)) }
            key.append(contentsOf: chain.block(from: code.code(message), rounds: rounds))
        }
        return Array(key.prefix(count))
    }

    /// The rounds of one block. Every round hashes 32 bytes twice, so nothing is allocated along the way.
    private struct Chain {
        private let inner: [UInt32]
        private let outer: [UInt32]
        private var state = [UInt32](repeating: 0, count: 8)
        private var schedule = [UInt32](repeating: 0, count: 64)

        init(_ code: HMAC) { (inner, outer) = code.states }

        /// Returns the exclusive or of a first code and all codes that follow from it.
        mutating func block(from first: [UInt8], rounds: Int) -> [UInt8] {
            var code = Self.words(first)
            var sum = code
            for _ in 1..<max(rounds, 1) {
                hash(code, after: inner)
                code = state
                hash(code, after: outer)
                code = state
                for index in 0..<8 { sum[index] ^= code[index] }
            }
            return Self.bytes(sum)
        }

        /// Hashes 32 bytes after a block whose hash state is given, leaving the hash in `state`.
        private mutating func hash(_ message: [UInt32], after before: [UInt32]) {
            for index in 0..<8 {
                state[index] = before[index]
                schedule[index] = message[index]
            }
            // The padding of a message of 96 bytes (FIPS 180-4, section 5.1.1).
            schedule[8] = 0x8000_0000
            for index in 9..<15 { schedule[index] = 0 }
            schedule[15] = 96 * 8
            schedule.withUnsafeMutableBufferPointer { words in
                state.withUnsafeMutableBufferPointer { state in
                    SHA256.constants.withUnsafeBufferPointer { constants in
                        SHA256.expand(words)
                        SHA256.mix(state, words, constants)
                    }
                }
            }
        }

        private static func words(_ bytes: [UInt8]) -> [UInt32] {
            var words: [UInt32] = []
            for index in 0..<8 {
                var word: UInt32 = 0
                for byte in bytes[index * 4..<index * 4 + 4] { word = word << 8 | UInt32(byte) }
                words.append(word)
            }
            return words
        }

        private static func bytes(_ words: [UInt32]) -> [UInt8] {
            var bytes: [UInt8] = []
            for word in words {
                for shift in stride(from: UInt32(24), through: 0, by: -8) { bytes.append(UInt8(word >> shift & 0xFF)) }
            }
            return bytes
        }
    }
}
