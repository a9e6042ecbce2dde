/// Powers, exponentials and logarithms in plain Swift, so that the native build and WebAssembly give the same bits. C
/// libraries differ in the last one, and an interval that ends on a half day would then be another day.
///
/// Only operations that IEEE 754 rounds exactly are used. The argument is reduced to a short interval and a power series
/// summed there, its leading terms in ``DoublePair``. Compared with 200-bit arithmetic, no result is off by more than
/// 0.53 units in the last place, so nearly every one is the nearest Double.
package enum Exponential {
    /// Returns e to the power of `x`; infinity above 709.78, 0 below −745.13.
    package static func exp(_ x: Double) -> Double { exponential(DoublePair(x, 0)) }

    /// Returns the natural logarithm of `x`; −infinity for 0, NaN below.
    package static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        let logarithm = logarithm(x)
        return logarithm.high + logarithm.low
    }

    /// Returns `base` to the power of `exponent`, for a positive base and a finite exponent; NaN for anything else.
    package static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0, base < .infinity, exponent.isFinite else { return .nan }
        // Beyond this the answer is 0, 1 or infinity, and the product of the halves would overflow.
        let bounded = exponent.magnitude < 0x1p100 ? exponent : (exponent < 0 ? -0x1p100 : 0x1p100)
        return exponential(logarithm(base) * bounded)
    }

    /// ln 2 in three parts, the first two with 42 bits, so that their products with an exponent are exact.
    static let logarithmOf2 = (first: 0x1.62e42fefa3800p-1, second: 0x1.ef35793c76000p-45, third: 0x1.cc01f97b57a08p-87)
}
