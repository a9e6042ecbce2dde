/// A fast 64-bit hash of content that is the same on every host. It is for entity tags; never use it where someone
/// could gain from making two contents collide.
///
/// FNV-1a's step (xor, then multiply by the 64-bit FNV prime 1,099,511,628,211, from the offset basis
/// 14,695,981,039,346,656,037) over little-endian 64-bit words instead of bytes, with the high half folded into the
/// low one after each step; the last word is filled with zeros, the length is the final word, and SplitMix64's
/// finalizer (Steele, Lea and Flood, 2014) spreads the result.
public enum ContentHash {
    /// Returns the hash of the content.
    public static func hash(_ bytes: [UInt8]) -> UInt64 {
        var state: UInt64 = 14_695_981_039_346_656_037
        bytes.withUnsafeBytes { raw in
            var index = 0
            while raw.count - index >= 8 {
                step(&state, UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
                index += 8
            }
            var last: UInt64 = 0
            for position in 0..<(raw.count - index) { last |= UInt64(raw[index + position]) << UInt64(position * 8) }
            step(&state, last)
        }
        step(&state, UInt64(bytes.count))
        state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
        return state ^ state >> 31
    }

    /// Returns the hash as 16 hexadecimal digits.
    public static func text(_ bytes: [UInt8]) -> String { Hex.encode(hash(bytes)) }

    @inline(__always)
    private static func step(_ state: inout UInt64, _ word: UInt64) {
        state = (state ^ word) &* 1_099_511_628_211
        state ^= state >> 32
    }
}
