extension QRCode {
    /// Returns the code as a drawing with a name for those who don't see it.
    ///
    /// It is dark on white in every theme, since many readers don't recognise a code in inverted colours: the field is
    /// painted, and the drawing has its own `color` instead of the page's.
    public func node(label: String) -> Node {
        let side = size + 2 * Self.quietZone
        return svg(
            Attribute("viewBox", "0 0 \(side) \(side)"), .role("img"), .aria("label", label),
            .width(side * Self.pixels), .height(side * Self.pixels), Attribute("color", .constant("#000000")),
            Attribute("shape-rendering", .constant("crispEdges"))
        ) {
            rect(.width(side), .height(side), .fill("#FFFFFF"))
            path(.fill("currentColor"), .d(computed: outline))
        }
    }

    /// The CSS pixels of a module where no stylesheet gives the drawing a size: enough for a telephone's camera.
    private static let pixels = 4

    /// The dark modules as one outline, with a rectangle for each sequence of them in a row.
    ///
    /// A browser would draw hairlines between neighbouring squares, and the outline of single modules is twice as long.
    private var outline: String {
        var outline = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let start = column
                while isDark(row: row, column: column) { column += 1 }
                if column > start {
                    let length = column - start
                    outline += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(length)v1h-\(length)z"
                }
                column += 1
            }
        }
        return outline
    }
}
