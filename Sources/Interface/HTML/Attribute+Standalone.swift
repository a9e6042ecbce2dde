/// Attributes of a drawing that stands alone in its file: no stylesheet reaches it, so it says its colours and type itself
/// (SVG 2, presentation attributes).
extension Attribute {
    /// What makes an XML document a drawing.
    public static var drawingNamespace: Attribute { Attribute("xmlns", .constant("http://www.w3.org/2000/svg")) }

    /// The paint inside.
    public static func fill(_ colour: Colour) -> Attribute { Attribute("fill", colour.hex) }

    /// The paint of the line.
    public static func stroke(_ colour: Colour) -> Attribute { Attribute("stroke", colour.hex) }

    /// The height of a text's letters, in user units.
    public static func fontSize(_ size: Int) -> Attribute { Attribute("font-size", .number(size)) }

    /// The weight of a text's letters, 400 for plain ones.
    public static func fontWeight(_ weight: Int) -> Attribute { Attribute("font-weight", .number(weight)) }

    /// The families of a text's letters, in the order in which they are looked for.
    public static func fontFamily(_ families: StaticString) -> Attribute {
        Attribute("font-family", .constant(families))
    }

    /// The direction that texts of a drawing run in.
    public static func drawnDirection(_ direction: Direction) -> Attribute {
        Attribute("direction", .constant(direction.attribute))
    }
}
