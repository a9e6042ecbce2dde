extension Exponential {
    /// e to the power of a pair.
    static func exponential(_ x: DoublePair) -> Double {
        guard x.high < 710 else { return x.high.isNaN ? .nan : .infinity }
        guard x.high > -746 else { return x.high.isNaN ? .nan : 0 }
        // Adding and subtracting 1.5 · 2^52 rounds to an integer.
        let magic = 0x1.8p52
        let multiple = (x.high * 0x1.71547652b82fep+0 + magic) - magic
        let rest = DoublePair.sum(x.high - multiple * logarithmOf2.first, -multiple * logarithmOf2.second)
        let near = DoublePair.sum(rest.high, rest.low + (x.low - multiple * logarithmOf2.third))
        return scaled(nearZero(near.high, near.low), Int(multiple))
    }

    /// e to the power of the sum of two numbers: the first at most 0.35, the second a tail below its last bit.
    private static func nearZero(_ x: Double, _ tail: Double) -> Double {
        let square = DoublePair.product(x, x)
        let sum = DoublePair.ordered(1, x)
        let total = DoublePair.sum(sum.high, 0.5 * square.high)
        let cube = square.high * x
        return total.high + (total.low + sum.low + 0.5 * square.low + (tail + tail * x) + cube * fromThird(x))
    }

    /// The series of the exponential from its third term on: 1/3! + x/4! + x²/5! + …
    @inline(__always)
    private static func fromThird(_ x: Double) -> Double {
        // Even and odd terms apart, so that a processor can work on both at once.
        let z = x * x
        let even = 1.0 / 362_880 + z * (1.0 / 39_916_800 + z * (1.0 / 6_227_020_800))
        let odd = 1.0 / 3_628_800 + z * (1.0 / 479_001_600 + z * (1.0 / 87_178_291_200))
        return 1.0 / 6 + z * (1.0 / 120 + z * (1.0 / 5_040 + z * even))
            + x * (1.0 / 24 + z * (1.0 / 720 + z * (1.0 / 40_320 + z * odd)))
    }

    /// A number from 0.7 to 1.42 times a power of 2, rounded once where that is below the normal numbers.
    private static func scaled(_ value: Double, _ exponent: Int) -> Double {
        if exponent > 1_023 { return value * power(of2: 1_023) * power(of2: exponent - 1_023) }
        if exponent < -1_021 { return value * power(of2: exponent + 200) * power(of2: -200) }
        return value * power(of2: exponent)
    }

    /// 2 to a power from −1022 to 1023.
    @inline(__always)
    private static func power(of2 exponent: Int) -> Double { Double(bitPattern: UInt64(exponent + 1_023) << 52) }
}
