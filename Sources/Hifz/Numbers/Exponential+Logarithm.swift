extension Exponential {
    /// The natural logarithm of a positive number, to about 69 bits.
    static func logarithm(_ x: Double) -> DoublePair {
        let isSmall = x < .leastNormalMagnitude
        // x = 2^k · m with m from √½ to √2. Counting the bits from those of √½ on divides there without a branch.
        let root: UInt64 = 0x3FE6_A09E_0000_0000
        let bits = (isSmall ? x * 0x1p54 : x).bitPattern &+ (0x3FF0_0000_0000_0000 - root)
        let exponent = Int(bits >> 52) - (isSmall ? 1_077 : 1_023)
        let mantissa = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF &+ root)
        // log m = 2 artanh s, with s = (m − 1) / (m + 1), at most 0.172.
        let s = (mantissa - 1) / DoublePair.sum(mantissa, 1)
        let square = s * s
        let series = square * (Self.third + square * Self.fromFifth(square.high))
        let logarithm = s + s * series
        let multiple = Double(exponent)
        let whole = DoublePair(
            multiple * logarithmOf2.first, multiple * logarithmOf2.second + multiple * logarithmOf2.third)
        return whole + DoublePair(2 * logarithm.high, 2 * logarithm.low)
    }

    private static let third = DoublePair(0x1.5555555555555p-2, 0x1.5555555555555p-56)

    /// The series of artanh from its third term on: 1/5 + z/7 + z²/9 + …
    @inline(__always)
    private static func fromFifth(_ z: Double) -> DoublePair {
        // Even and odd terms apart, so that a processor can work on both at once.
        let y = z * z
        let even = 1.0 / 7 + y * (1.0 / 11 + y * (1.0 / 15 + y * (1.0 / 19 + y * (1.0 / 23))))
        let odd = 1.0 / 9 + y * (1.0 / 13 + y * (1.0 / 17 + y * (1.0 / 21 + y * (1.0 / 25))))
        let rest = DoublePair.ordered(0x1.999999999999ap-3, z * (even + z * odd))
        return DoublePair(rest.high, rest.low - 0x1.999999999999ap-57)
    }
}
