extension Exponential {
    /// The natural logarithm of a positive number, to about 69 bits.
    static func logarithm(_ x: Double) -> DoublePair {
        var bits = x.bitPattern
        var exponent = -1023
        if x < .leastNormalMagnitude {
            bits = (x * 0x1p54).bitPattern
            exponent -= 54
        }
        exponent += Int(bits >> 52)
        var mantissa = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
        if mantissa > 1.4142135623730951 {
            mantissa *= 0.5
            exponent += 1
        }
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
        let last = 1.0 / 19 + z * (1.0 / 21 + z * (1.0 / 23 + z * (1.0 / 25)))
        let middle = 1.0 / 11 + z * (1.0 / 13 + z * (1.0 / 15 + z * (1.0 / 17 + z * last)))
        let rest = DoublePair.ordered(0x1.999999999999ap-3, z * (1.0 / 7 + z * (1.0 / 9 + z * middle)))
        return DoublePair(rest.high, rest.low - 0x1.999999999999ap-57)
    }
}
