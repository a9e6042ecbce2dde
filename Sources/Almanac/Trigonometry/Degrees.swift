/// Trigonometric functions of angles in degrees, as used in astronomical formulas.
enum Degrees {
    static let radian = 57.29577951308232

    static func sin(_ degrees: Double) -> Double { Trigonometry.sin(wrapped(degrees) / radian) }
    static func cos(_ degrees: Double) -> Double { Trigonometry.cos(wrapped(degrees) / radian) }
    static func tan(_ degrees: Double) -> Double { Trigonometry.tan(wrapped(degrees) / radian) }
    static func asin(_ x: Double) -> Double { Trigonometry.asin(x) * radian }
    static func acos(_ x: Double) -> Double { Trigonometry.acos(x) * radian }
    static func atan(_ x: Double) -> Double { Trigonometry.atan(x) * radian }
    static func atan2(_ y: Double, _ x: Double) -> Double { Trigonometry.atan2(y, x) * radian }

    /// Returns the same direction, from −180 to 180.
    static func wrapped(_ degrees: Double) -> Double {
        if degrees >= -180 && degrees <= 180 { return degrees }
        // Adding and subtracting 1.5 · 2^52 rounds to an integer.
        let magic = 0x1.8p52
        return degrees - 360 * ((degrees / 360 + magic) - magic)
    }
}
