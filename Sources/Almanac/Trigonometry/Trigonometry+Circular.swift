extension Trigonometry {
    /// Returns the sine of an angle in radians.
    package static func sin(_ x: Double) -> Double {
        guard x.magnitude <= limit else { return .nan }
        let reduced = reduce(x)
        switch reduced.quadrant {
        case 0: return sineNearZero(reduced.high, reduced.low)
        case 1: return cosineNearZero(reduced.high, reduced.low)
        case 2: return -sineNearZero(reduced.high, reduced.low)
        default: return -cosineNearZero(reduced.high, reduced.low)
        }
    }

    /// Returns the cosine of an angle in radians.
    package static func cos(_ x: Double) -> Double {
        guard x.magnitude <= limit else { return .nan }
        let reduced = reduce(x)
        switch reduced.quadrant {
        case 0: return cosineNearZero(reduced.high, reduced.low)
        case 1: return -sineNearZero(reduced.high, reduced.low)
        case 2: return -cosineNearZero(reduced.high, reduced.low)
        default: return sineNearZero(reduced.high, reduced.low)
        }
    }

    /// Returns the tangent of an angle in radians.
    package static func tan(_ x: Double) -> Double {
        guard x.magnitude <= limit else { return .nan }
        let reduced = reduce(x)
        let sine = sineNearZero(reduced.high, reduced.low)
        let cosine = cosineNearZero(reduced.high, reduced.low)
        return reduced.quadrant & 1 == 0 ? sine / cosine : -cosine / sine
    }
}
