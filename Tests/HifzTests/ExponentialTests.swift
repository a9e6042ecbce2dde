import Foundation
import Hifz
import TestSupport
import Testing

/// Wird's powers against the system's C library, which is itself right to less than one unit in the last place.
@Suite("Powers, exponentials and logarithms")
struct ExponentialTests {
    @Test("they are within one unit in the last place over the whole range of Double")
    func accuracy() {
        var generator = Generator(seed: 271)
        var worst = (exp: 0.0, log: 0.0, power: 0.0)
        func distance(_ ours: Double, _ theirs: Double) -> Double {
            ours == theirs ? 0 : (ours - theirs).magnitude / theirs.ulp
        }
        for round in 0..<100_000 {
            let small = round % 3 == 0
            let x = small ? generator.double(in: -2...2) : generator.double(in: -745...709.7)
            worst.exp = max(worst.exp, distance(Exponential.exp(x), Foundation.exp(x)))
            let positive = small ? generator.double(in: 0.5...2) : Foundation.exp2(generator.double(in: -1_074...1_023))
            worst.log = max(worst.log, distance(Exponential.log(positive), Foundation.log(positive)))
            let base = generator.double(in: 0.001...(small ? 2 : 36_500))
            let exponent = generator.double(in: -10...10)
            worst.power = max(worst.power, distance(Exponential.power(base, exponent), Foundation.pow(base, exponent)))
        }
        print("exponential: exp log power within \(worst) ulp")
        #expect(worst.exp <= 1 && worst.log <= 1 && worst.power <= 1)
    }

    @Test("the nearest Doubles to values known to 60 digits")
    func known() {
        #expect(Exponential.exp(1) == 2.718281828459045)
        #expect(Exponential.exp(-1) == 0.36787944117144233)
        #expect(Exponential.exp(0.5) == 1.6487212707001282)
        #expect(Exponential.exp(100) == 2.6881171418161356e43)
        #expect(Exponential.log(2) == 0.6931471805599453)
        #expect(Exponential.log(10) == 2.302585092994046)
        #expect(Exponential.log(0.9) == -0.10536051565782628)
        #expect(Exponential.power(2, 0.5) == 2.0.squareRoot())
        #expect(Exponential.power(10, -3) == 0.001)
        #expect(Exponential.power(0.9, -1 / 0.1542) - 1 == 0.9803464944134797)
        for exponent in -1_074...1_023 {
            #expect(Exponential.power(2, Double(exponent)) == Double(sign: .plus, exponent: exponent, significand: 1))
        }
    }

    @Test("ends of the range, zeros and what has no answer")
    func special() {
        #expect(Exponential.exp(0) == 1 && Exponential.exp(-0.0) == 1)
        #expect(Exponential.exp(.infinity) == .infinity && Exponential.exp(-.infinity) == 0)
        #expect(Exponential.exp(709.79) == .infinity && Exponential.exp(-745.14) == 0)
        #expect(Exponential.log(1) == 0 && Exponential.log(0) == -.infinity && Exponential.log(.infinity) == .infinity)
        #expect(Exponential.power(1, 1e300) == 1 && Exponential.power(7, 0) == 1)
        #expect(Exponential.power(2, 1e300) == .infinity && Exponential.power(2, -1e300) == 0)
        for nothing in [
            Exponential.exp(.nan), Exponential.log(.nan), Exponential.log(-1), Exponential.power(-1, 2),
            Exponential.power(0, 1), Exponential.power(.nan, 1), Exponential.power(2, .nan),
            Exponential.power(2, .infinity), Exponential.power(.infinity, 1),
        ] {
            #expect(nothing.isNaN)
        }
    }
}
