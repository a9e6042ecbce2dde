import Foundation

/// A colour for tests: contrast by WCAG 2.2, distance in CIELAB.
struct Colour {
    let red, green, blue: Double

    init(_ text: String) {
        func part(_ from: Int) -> Double {
            let digits = text.dropFirst(from).prefix(2)
            let value = Double(Int(digits, radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        (red, green, blue) = (part(1), part(3), part(5))
    }

    private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    func contrast(_ other: Colour) -> Double {
        let (a, b) = (luminance + 0.05, other.luminance + 0.05)
        return max(a, b) / min(a, b)
    }

    private var lab: (Double, Double, Double) {
        func f(_ t: Double) -> Double { t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
        let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
        let y = f(luminance)
        let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    func distance(_ other: Colour) -> Double {
        let (a, b) = (lab, other.lab)
        return sqrt(pow(a.0 - b.0, 2) + pow(a.1 - b.1, 2) + pow(a.2 - b.2, 2))
    }
}
