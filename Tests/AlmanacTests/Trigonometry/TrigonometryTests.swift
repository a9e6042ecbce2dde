import Almanac
import Foundation
import TestSupport
import Testing

/// Wird's trigonometry against the system's C library, which is itself right to less than one unit.
@Suite struct TrigonometryTests {
    /// The greatest distance over many points, in units of the last place of the library's answer.
    private func worst(
        _ range: ClosedRange<Double>, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
    ) -> Double {
        var generator = Generator(seed: 314)
        var worst = 0.0
        for round in 0..<100_000 {
            var x = generator.double(in: range)
            // A tenth of the points close to zero.
            if round % 10 == 0 { x *= exp2(-generator.double(in: 0...40)) }
            let expected = theirs(x)
            worst = max(worst, (ours(x) - expected).magnitude / expected.ulp)
        }
        return worst
    }

    @Test("Sines, cosines and tangents are within 2 units in the last place")
    func circular() {
        for range in [-1.0...1.0, -7.0...7.0, -1_000.0...1_000.0, -1_600_000.0...1_600_000.0] {
            let figures = [
                worst(range, Trigonometry.sin) { Foundation.sin($0) },
                worst(range, Trigonometry.cos) { Foundation.cos($0) },
                worst(range, Trigonometry.tan) { Foundation.tan($0) },
            ]
            print("trigonometry: sin cos tan within \(figures) ulp over \(range)")
            #expect(figures[0] <= 1 && figures[1] <= 1 && figures[2] <= 2)
        }
    }

    @Test("Inverse functions are within 2 units in the last place")
    func inverse() {
        let figures = [
            worst(-1...1, Trigonometry.asin) { Foundation.asin($0) },
            worst(-1...1, Trigonometry.acos) { Foundation.acos($0) },
            worst(-100...100, Trigonometry.atan) { Foundation.atan($0) },
        ]
        print("trigonometry: asin acos atan within \(figures) ulp")
        #expect(figures[0] <= 2 && figures[1] <= 2 && figures[2] <= 1)
        var generator = Generator(seed: 2)
        for _ in 0..<50_000 {
            let x = generator.double(in: -10...10)
            let y = generator.double(in: -10...10)
            let expected = Foundation.atan2(y, x)
            #expect((Trigonometry.atan2(y, x) - expected).magnitude <= 2 * expected.ulp)
        }
    }

    @Test("Special arguments give what IEEE 754 recommends")
    func special() {
        let values = [0.0, -0.0, 1, -1, .infinity, -.infinity]
        for y in values {
            #expect(Trigonometry.atan(y) == Foundation.atan(y))
            for x in values {
                let ours = Trigonometry.atan2(y, x)
                #expect(
                    ours == Foundation.atan2(y, x) && ours.sign == Foundation.atan2(y, x).sign, "\(y), \(x): \(ours)")
            }
        }
        #expect(Trigonometry.asin(1) == Foundation.asin(1) && Trigonometry.asin(-1) == Foundation.asin(-1))
        #expect(Trigonometry.acos(1) == 0 && Trigonometry.acos(-1) == Double.pi)
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(Trigonometry.sin(value).isNaN && Trigonometry.cos(value).isNaN && Trigonometry.tan(value).isNaN)
            #expect(Trigonometry.asin(value).isNaN && Trigonometry.acos(value).isNaN)
        }
        #expect(Trigonometry.atan(.nan).isNaN && Trigonometry.atan2(.nan, 1).isNaN)
    }
}
