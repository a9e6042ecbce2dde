/// Attributes of a drawing in its own file, which specifies its colours and fonts itself because no stylesheet applies
/// to it (SVG 2, presentation attributes).
extension Attribute {
    /// The namespace that makes an XML document a drawing.
    public static var drawingNamespace: Attribute { Attribute("xmlns", .constant("http://www.w3.org/2000/svg")) }

    /// The fill colour.
    public static func fill(_ colour: Colour) -> Attribute { Attribute("fill", colour.hex) }

    /// The colour of the line.
    public static func stroke(_ colour: Colour) -> Attribute { Attribute("stroke", colour.hex) }

    /// The font size, in user units.
    public static func fontSize(_ size: Int) -> Attribute { Attribute("font-size", .number(size)) }

    /// The font weight; 400 is normal.
    public static func fontWeight(_ weight: Int) -> Attribute { Attribute("font-weight", .number(weight)) }

    /// The font families, in order of preference.
    public static func fontFamily(_ families: StaticString) -> Attribute {
        Attribute("font-family", .constant(families))
    }

    /// The direction of texts in a drawing.
    public static func drawnDirection(_ direction: Direction) -> Attribute {
        Attribute("direction", .constant(direction.attribute))
    }
}
