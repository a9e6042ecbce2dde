extension Attribute {
    /// A description of an image; empty if it is only decoration.
    public static func alt(_ text: String) -> Attribute { Attribute("alt", text) }

    /// The width in CSS pixels.
    public static func width(_ pixels: Int) -> Attribute { Attribute("width", .number(pixels)) }

    /// The height in CSS pixels.
    public static func height(_ pixels: Int) -> Attribute { Attribute("height", .number(pixels)) }

    /// When an image is fetched (`lazy`, `eager`).
    public static func loading(_ mode: StaticString) -> Attribute { Attribute("loading", .constant(mode)) }

    /// The content of a `meta` element.
    public static func content(_ text: String) -> Attribute { Attribute("content", text) }

    /// The medium or preference for which a linked file applies.
    public static func media(_ query: StaticString) -> Attribute { Attribute("media", .constant(query)) }

    /// The character encoding of the page.
    public static var charsetUTF8: Attribute { Attribute("charset", .constant("utf-8")) }

    /// The number of columns that a cell spans.
    public static func colspan(_ count: Int) -> Attribute { Attribute("colspan", .number(count)) }

    /// What a header cell applies to (`col`, `row`).
    public static func scope(_ scope: StaticString) -> Attribute { Attribute("scope", .constant(scope)) }
}
