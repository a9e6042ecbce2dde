/// A coordinate or length in a drawing, in hundredths of a user unit so that all hosts write the same digits.
public struct Measure: Hashable, Sendable {
    /// The value times 100.
    public var hundredths: Int

    public init(hundredths: Int) { self.hundredths = hundredths }

    /// The value in SVG notation, without superfluous decimals.
    public var text: String {
        let magnitude = hundredths.magnitude
        let fraction = magnitude % 100
        var text = hundredths < 0 ? "-" : ""
        text += String(magnitude / 100)
        guard fraction > 0 else { return text }
        text += fraction < 10 ? ".0" : "."
        text += String(fraction % 10 == 0 && fraction >= 10 ? fraction / 10 : fraction)
        return text
    }
}

extension Measure: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { hundredths = value * 100 }
    public init(floatLiteral value: Double) { hundredths = Int((value * 100).rounded()) }
}
