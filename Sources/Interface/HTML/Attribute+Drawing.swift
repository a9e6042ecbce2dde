/// Attributes of drawings (SVG 2). Colours and strokes come from the stylesheet, by class.
extension Attribute {
    /// The drawing's coordinate system: least x, least y, width, height.
    public static func viewBox(_ box: StaticString) -> Attribute { Attribute("viewBox", .constant(box)) }

    /// How a drawing is fitted into a box with a different aspect ratio.
    public static func preserveAspectRatio(_ rule: StaticString) -> Attribute {
        Attribute("preserveAspectRatio", .constant(rule))
    }

    /// The outline of a path.
    public static func d(_ outline: StaticString) -> Attribute { Attribute("d", .constant(outline)) }

    /// The computed outline of a path.
    public static func d(computed outline: String) -> Attribute { Attribute("d", outline) }

    /// The fill, where it differs from that of the stylesheet (`none`, `currentColor`, `url(#id)`).
    public static func fill(_ paint: StaticString) -> Attribute { Attribute("fill", .constant(paint)) }

    /// The colour of the line.
    public static func stroke(_ paint: StaticString) -> Attribute { Attribute("stroke", .constant(paint)) }

    /// The width of the line.
    public static func strokeWidth(_ width: Measure) -> Attribute { Attribute("stroke-width", width.text) }

    /// The ends of the line (`round`).
    public static func strokeLinecap(_ cap: StaticString) -> Attribute { Attribute("stroke-linecap", .constant(cap)) }

    /// The corners of the line (`round`).
    public static func strokeLinejoin(_ join: StaticString) -> Attribute {
        Attribute("stroke-linejoin", .constant(join))
    }

    /// The length assumed for a path when drawing dashes.
    public static func pathLength(_ length: Int) -> Attribute { Attribute("pathLength", .number(length)) }

    /// The lengths of dashes and gaps.
    public static func strokeDasharray(_ drawn: Measure, _ left: Measure) -> Attribute {
        Attribute("stroke-dasharray", "\(drawn.text) \(left.text)")
    }

    /// The x of the centre.
    public static func cx(_ x: Measure) -> Attribute { Attribute("cx", x.text) }

    /// The y of the centre.
    public static func cy(_ y: Measure) -> Attribute { Attribute("cy", y.text) }

    /// The radius.
    public static func r(_ radius: Measure) -> Attribute { Attribute("r", radius.text) }

    /// The corner radius, or a horizontal radius.
    public static func rx(_ radius: Measure) -> Attribute { Attribute("rx", radius.text) }

    /// The vertical radius.
    public static func ry(_ radius: Measure) -> Attribute { Attribute("ry", radius.text) }

    /// The x of a corner, an end or a text's anchor.
    public static func x(_ x: Measure) -> Attribute { Attribute("x", x.text) }

    /// The y of a corner or a text's base line.
    public static func y(_ y: Measure) -> Attribute { Attribute("y", y.text) }

    /// The x where a line begins.
    public static func x1(_ x: Measure) -> Attribute { Attribute("x1", x.text) }

    /// The y where a line begins.
    public static func y1(_ y: Measure) -> Attribute { Attribute("y1", y.text) }

    /// The x where a line ends.
    public static func x2(_ x: Measure) -> Attribute { Attribute("x2", x.text) }

    /// The y where a line ends.
    public static func y2(_ y: Measure) -> Attribute { Attribute("y2", y.text) }

    /// The width as a share of the box (`100%`).
    public static func width(_ width: StaticString) -> Attribute { Attribute("width", .constant(width)) }

    /// The height as a share of the box (`100%`).
    public static func height(_ height: StaticString) -> Attribute { Attribute("height", .constant(height)) }

    /// Which part of a text is at its x (`start`, `middle`, `end`).
    public static func textAnchor(_ anchor: StaticString) -> Attribute { Attribute("text-anchor", .constant(anchor)) }

    /// A rotation or translation.
    public static func transform(_ transform: StaticString) -> Attribute {
        Attribute("transform", .constant(transform))
    }

    /// The coordinate system of a pattern or gradient (`userSpaceOnUse`).
    public static func patternUnits(_ units: StaticString) -> Attribute { Attribute("patternUnits", .constant(units)) }
}

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
