/// Searches for bytes, eight at a time (Warren, Hacker's Delight, 6-1).
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

    /// Calls a closure with every position at which a pattern begins, in order. An empty pattern is never found.
    static func forEachPlace(
        of pattern: [UInt8], in bytes: UnsafeRawBufferPointer, _ found: (_ position: Int) -> Void
    ) {
        guard let first = pattern.first else { return }
        let second = pattern.count > 1 ? pattern[1] : nil
        forEach(in: bytes) { position in
            var difference = bytes.eight(at: position) ^ (ones &* UInt64(first))
            if let second { difference |= bytes.eight(at: position + 1) ^ (ones &* UInt64(second)) }
            // The high bit of each byte that is zero, and of no other.
            return ~((difference & low) &+ low | difference | low)
        } found: { position in
            if holds(bytes, pattern, at: position) { found(position) }
        }
    }

    /// Calls a closure with the position of every byte up to a limit below 127, in order.
    static func forEachByte(
        upTo limit: UInt8, in bytes: UnsafeRawBufferPointer, _ found: (_ position: Int) -> Void
    ) {
        let bound = ones &* UInt64(limit) &+ ones
        forEach(in: bytes) { position in
            let eight = bytes.eight(at: position)
            return (eight &- bound) & ~eight & ~low
        } found: { position in
            if bytes[position] <= limit { found(position) }
        }
    }

    /// Scans the bytes. `marks` returns the high bits of the candidates among eight bytes, and `found` examines each
    /// candidate.
    @inline(__always)
    private static func forEach(
        in bytes: UnsafeRawBufferPointer, marks: (Int) -> UInt64, found: (Int) -> Void
    ) {
        var position = 0
        // Needs one byte more than eight, because a pattern's second byte is examined too.
        while position + 9 <= bytes.count {
            var rest = marks(position)
            while rest != 0 {
                found(position + rest.trailingZeroBitCount / 8)
                rest &= rest &- 1
            }
            position += 8
        }
        while position < bytes.count {
            found(position)
            position += 1
        }
    }

    private static func holds(_ bytes: UnsafeRawBufferPointer, _ pattern: [UInt8], at position: Int) -> Bool {
        guard position + pattern.count <= bytes.count else { return false }
        for index in pattern.indices where bytes[position + index] != pattern[index] { return false }
        return true
    }
}

extension UnsafeRawBufferPointer {
    /// Eight bytes as a number whose low byte is the first.
    @inline(__always)
    fileprivate func eight(at position: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}
