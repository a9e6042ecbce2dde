/// Trigonometric functions in plain Swift, so that the native build and WebAssembly give the same bits. C libraries
/// differ in the last one.
///
/// Only operations that IEEE 754 rounds exactly are used. The algorithms are those of W. J. Cody and W. Waite,
/// "Software Manual for the Elementary Functions" (1980): reduce the argument to a short interval, and evaluate a
/// polynomial there. The coefficients of the polynomials are those published by Sun Microsystems in fdlibm (1993).
/// Compared with 300-bit arithmetic, no function is off by more than 2 units in the last place.
package enum Trigonometry {
    /// The largest argument of sin, cos and tan, in radians. Beyond it they return NaN.
    package static let limit = 1_600_000.0

    /// The remainder after subtracting the nearest multiple of π/2, in two parts, and the number of that multiple
    /// modulo 4.
    struct Reduced {
        var high: Double
        var low: Double
        var quadrant: Int
    }

    static func reduce(_ x: Double) -> Reduced {
        // Adding and subtracting 1.5 · 2^52 rounds to an integer.
        let magic = 0x1.8p52
        let multiple = (x * 0x1.45f306dc9c883p-1 + magic) - magic
        // π/2 in three parts, the first two with 33 bits, so that their products are exact.
        let first = x - multiple * 0x1.921fb544p+0
        let step = multiple * 0x1.0b4611a6p-34
        let second = first - step
        let tail = multiple * 0x1.3198a2e037073p-69 - ((first - second) - step)
        let high = second - tail
        return Reduced(high: high, low: (second - high) - tail, quadrant: Int(Int32(multiple) & 3))
    }

    /// Returns the sine of the sum of two numbers: the first at most π/4, the second a tail below its last bit.
    static func sineNearZero(_ x: Double, _ tail: Double) -> Double {
        let z = x * x
        let upper = 2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)
        let series = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * upper)
        let cube = z * x
        return x - ((z * (0.5 * tail - cube * series) - tail) + cube * 1.66666666666666324348e-01)
    }

    /// Returns the cosine of the sum of two numbers: the first at most π/4, the second a tail below its last bit.
    static func cosineNearZero(_ x: Double, _ tail: Double) -> Double {
        let z = x * x
        let upper = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
        let series =
            4.16666666666666019037e-02 + z
            * (-1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * upper))
        let half = 0.5 * z
        let rough = 1 - half
        return rough + (((1 - rough) - half) + (z * z * series - x * tail))
    }
}
