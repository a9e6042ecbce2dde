/// The SHA-256 hash (FIPS 180-4), which takes a message in pieces of any size.
public struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var schedule = [UInt32](repeating: 0, count: 64)
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    public init() {
        pending.reserveCapacity(64)
    }

    /// The hash state after the blocks so far, eight words.
    var words: [UInt32] { state }

    /// Returns the 32-byte hash of a message.
    public static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    /// Returns the hash of a message as 64 lower-case hexadecimal digits.
    public static func hex(_ bytes: [UInt8]) -> String { Hex.encode(hash(bytes)) }

    /// Adds the next piece of the message.
    public mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { update($0) }
    }

    /// Adds the next piece of the message.
    public mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        length &+= UInt64(bytes.count)
        var index = 0
        if !pending.isEmpty {
            index = min(64 - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<index])
            guard pending.count == 64 else { return }
            let block = pending
            pending.removeAll(keepingCapacity: true)
            block.withUnsafeBufferPointer { compress($0, from: 0) }
        }
        while bytes.count - index >= 64 {
            compress(bytes, from: index)
            index += 64
        }
        pending.append(contentsOf: bytes[index...])
    }

    /// Returns the 32-byte hash. The value can't be used afterwards.
    public consuming func finish() -> [UInt8] {
        let bits = length &* 8
        var padding: [UInt8] = [0x80]
        let zeros = (119 - pending.count) % 64
        padding.append(contentsOf: repeatElement(0, count: zeros))
        for shift in stride(from: UInt64(56), through: 0, by: -8) { padding.append(UInt8(bits >> shift & 0xFF)) }
        update(padding)
        var digest: [UInt8] = []
        digest.reserveCapacity(32)
        for word in state {
            for shift in stride(from: UInt32(24), through: 0, by: -8) { digest.append(UInt8(word >> shift & 0xFF)) }
        }
        return digest
    }

    private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        schedule.withUnsafeMutableBufferPointer { words in
            state.withUnsafeMutableBufferPointer { state in
                Self.constants.withUnsafeBufferPointer { constants in
                    Self.fill(words, from: bytes, at: start)
                    Self.mix(state, words, constants)
                }
            }
        }
    }

    /// Fills the message schedule from a block of bytes (FIPS 180-4, section 6.2.2, step 1).
    @inline(__always)
    private static func fill(
        _ words: UnsafeMutableBufferPointer<UInt32>, from bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) {
        let raw = UnsafeRawBufferPointer(bytes)
        for index in 0..<16 {
            let word = raw.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
            words[index] = UInt32(bigEndian: word)
        }
        expand(words)
    }

    /// Expands the message schedule from its first 16 words.
    @inline(__always)
    static func expand(_ words: UnsafeMutableBufferPointer<UInt32>) {
        for index in 16..<64 {
            let a = words[index - 15]
            let b = words[index - 2]
            let small = rotate(a, 7) ^ rotate(a, 18) ^ (a &>> 3)
            let large = rotate(b, 17) ^ rotate(b, 19) ^ (b &>> 10)
            words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
        }
    }

    /// Runs the 64 rounds (FIPS 180-4, section 6.2.2, steps 2 to 4).
    @inline(__always)
    static func mix(
        _ state: UnsafeMutableBufferPointer<UInt32>, _ words: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let first = h &+ sum1 &+ choice &+ constants[round] &+ words[round]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 - count)
    }
}
