/// What an item's interval is varied by: its id and its count of reviews, so that every host and every device names the
/// same day.
public struct FuzzSeed: Hashable, Sendable {
    private let value: UInt64

    public init(item: String, reviews: Int) {
        // FNV-1a, then the mixing of SplitMix64, since the last bytes of FNV-1a hardly reach its upper bits.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in item.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash &+= UInt64(truncatingIfNeeded: reviews) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        value = hash ^ (hash >> 31)
    }

    /// A number from 0 to one less than the count.
    func number(below count: Int) -> Int { Int(((value >> 32) * UInt64(count)) >> 32) }
}
