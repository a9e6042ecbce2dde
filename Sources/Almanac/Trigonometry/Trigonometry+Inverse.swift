extension Trigonometry {
    /// Returns the angle whose tangent is `x`, in radians from −π/2 to π/2.
    package static func atan(_ x: Double) -> Double {
        let magnitude = x.magnitude
        guard magnitude < 0x1p66 else { return x.isNaN ? x : (x < 0 ? -quarterTurn : quarterTurn) }
        let angle: Double
        // atan x = atan c + atan((x − c) / (1 + c x)), with c the nearest of 0, 1/2, 1, 3/2 and infinity.
        if magnitude < 0.4375 {
            if magnitude < 0x1p-27 { return x }
            angle = magnitude - magnitude * arctangentSeries(magnitude)
        } else if magnitude < 0.6875 {
            angle = arctangent((2 * magnitude - 1) / (2 + magnitude), from: 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
        } else if magnitude < 1.1875 {
            angle = arctangent((magnitude - 1) / (magnitude + 1), from: 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
        } else if magnitude < 2.4375 {
            angle = arctangent(
                (magnitude - 1.5) / (1 + 1.5 * magnitude), from: 0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56)
        } else {
            angle = arctangent(-1 / magnitude, from: quarterTurn, quarterTurnTail)
        }
        return x < 0 ? -angle : angle
    }

    /// Returns the angle of the point (x, y) from the positive x axis, in radians from −π to π.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if y == 0 { return x < 0 || x.sign == .minus ? (y.sign == .minus ? -halfTurn : halfTurn) : y }
        if x == 0 { return y < 0 ? -quarterTurn : quarterTurn }
        if x.isInfinite && y.isInfinite {
            let angle = x < 0 ? 2.356194490192345 : quarterTurn / 2
            return y < 0 ? -angle : angle
        }
        if y.isInfinite { return y < 0 ? -quarterTurn : quarterTurn }
        let angle = atan((y / x).magnitude)
        let upper = x > 0 ? angle : halfTurn - (angle - 2 * quarterTurnTail)
        return y < 0 ? -upper : upper
    }

    /// Returns the angle whose sine is `x`, in radians from −π/2 to π/2; NaN outside −1 to 1.
    package static func asin(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        return x.magnitude == 1 ? x * quarterTurn : atan(x / ((1 - x) * (1 + x)).squareRoot())
    }

    /// Returns the angle whose cosine is `x`, in radians from 0 to π; NaN outside −1 to 1.
    package static func acos(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        return atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }

    private static let quarterTurn = 0x1.921fb54442d18p+0
    private static let quarterTurnTail = 0x1.1a62633145c07p-54
    private static let halfTurn = 0x1.921fb54442d18p+1

    /// 1 − atan(x)/x for small x.
    private static func arctangentSeries(_ x: Double) -> Double {
        let z = x * x
        let w = z * z
        let odd1 = 4.97687799461593236017e-02 + w * 1.62858201153657823623e-02
        let odd2 = 9.09088713343650656196e-02 + w * (6.66107313738753120669e-02 + w * odd1)
        let odd = z * (3.33333333333329318027e-01 + w * (1.42857142725034663711e-01 + w * odd2))
        let even1 = 5.83357013379057348645e-02 + w * 3.65315727442169155270e-02
        let even2 = 1.11111104054623557880e-01 + w * (7.69187620504482999495e-02 + w * even1)
        return odd - w * (1.99999999998764832476e-01 + w * even2)
    }

    /// Returns atan c + atan x, with atan c given in two parts.
    private static func arctangent(_ x: Double, from high: Double, _ low: Double) -> Double {
        high - ((x * arctangentSeries(x) - low) - x)
    }
}
