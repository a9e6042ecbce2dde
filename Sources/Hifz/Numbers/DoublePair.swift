/// A number held as the sum of two Doubles, the second below the last bit of the first: about 106 bits.
///
/// The sums and products are those of T. J. Dekker, "A Floating-Point Technique for Extending the Available Precision"
/// (1971), and D. E. Knuth, "The Art of Computer Programming", volume 2, section 4.2.2. They need operations that IEEE 754
/// rounds exactly and nothing else, so every host gets the same bits.
struct DoublePair {
    var high: Double
    var low: Double

    init(_ high: Double, _ low: Double) {
        self.high = high
        self.low = low
    }

    /// The exact sum of two numbers.
    @inline(__always)
    static func sum(_ a: Double, _ b: Double) -> DoublePair {
        let sum = a + b
        let part = sum - a
        return DoublePair(sum, (a - (sum - part)) + (b - part))
    }

    /// The exact sum of two numbers of which the first is the larger.
    @inline(__always)
    static func ordered(_ a: Double, _ b: Double) -> DoublePair {
        let sum = a + b
        return DoublePair(sum, b - (sum - a))
    }

    /// The exact product of two numbers below 2^990.
    @inline(__always)
    static func product(_ a: Double, _ b: Double) -> DoublePair {
        let product = a * b
        let (upperA, lowerA) = halves(a)
        let (upperB, lowerB) = halves(b)
        let rest = ((upperA * upperB - product) + upperA * lowerB + lowerA * upperB) + lowerA * lowerB
        return DoublePair(product, rest)
    }

    /// Two numbers of 26 bits each, whose products with their like are exact.
    @inline(__always)
    private static func halves(_ a: Double) -> (Double, Double) {
        let scaled = a * 0x1.0000002p27
        let upper = scaled - (scaled - a)
        return (upper, a - upper)
    }

    @inline(__always)
    static func + (a: DoublePair, b: DoublePair) -> DoublePair {
        let high = sum(a.high, b.high)
        return ordered(high.high, high.low + (a.low + b.low))
    }

    @inline(__always)
    static func * (a: DoublePair, b: DoublePair) -> DoublePair {
        let high = product(a.high, b.high)
        return ordered(high.high, high.low + (a.high * b.low + a.low * b.high))
    }

    @inline(__always)
    static func * (a: DoublePair, b: Double) -> DoublePair {
        let high = product(a.high, b)
        return ordered(high.high, high.low + a.low * b)
    }

    @inline(__always)
    static func / (a: Double, b: DoublePair) -> DoublePair {
        // The rest is divided by a multiplication, which is quicker and near enough.
        let inverse = 1 / b.high
        let quotient = a * inverse
        let taken = product(quotient, b.high)
        let rest = ((a - taken.high) - taken.low) - quotient * b.low
        return ordered(quotient, rest * inverse)
    }
}
