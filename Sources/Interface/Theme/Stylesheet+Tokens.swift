extension Stylesheet {
    mutating func palette(_ palette: Palette, _ shadows: ShadowSet?) {
        for entry in palette.entries { property(entry.role, entry.colour.hex) }
        guard let shadows else { return }
        property("shadow-card", Self.shadow(shadows.card))
        property("shadow-float", Self.shadow(shadows.float))
        property("shadow-lift", Self.shadow(shadows.lift))
    }

    /// Writes the prayers' gradient, and its first visible colour for elements painted flat.
    mutating func gradient(_ gradient: Theme.Gradient) {
        let (start, end) = ("var(--prayer-start)", "var(--prayer-end)")
        let first = gradient.start == 0 ? start : start + " \(gradient.start)%"
        property("prayer-gradient", "linear-gradient(\(gradient.angle)deg, \(first), \(end) \(gradient.reach)%)")
        let share = Self.number(gradient.share(at: 0) * 100)
        property("prayer-ground", share == "0" ? start : "color-mix(in srgb, \(end) \(share)%, \(start))")
    }

    /// Writes the background of the page. A theme within another theme's page resets it.
    mutating func ground(_ theme: Theme) {
        var stops = ""
        for stop in theme.backdrop?.stops ?? [] { stops += ", " + stop.hex }
        property("backdrop", theme.backdrop.map { "linear-gradient(\($0.angle)deg\(stops))" } ?? "none")
        property("motif-display", theme.motif == nil ? "none" : "block")
        guard let motif = theme.motif else { return }
        property("motif", "url(\"{{asset:motif-\(motif.name).svg}}\")")
        property("motif-size", Self.rem(Double(motif.size)))
        property("motif-colour", "var(--\(motif.role))")
        property("motif-strength", Self.number(Double(motif.strength) / 100))
    }

    mutating func tokens(_ tokens: TokenSet) {
        for font in tokens.fonts { property("font-" + font.name, Self.families(font.value)) }
        for size in tokens.sizes { property("size-" + size.name, Self.rem(size.value)) }
        for space in tokens.spacing { property("space-" + space.name, Self.rem(space.value)) }
        for length in tokens.layout { property(length.name, Self.rem(length.value)) }
        for radius in tokens.radii { property("radius-" + radius.name, Self.rem(radius.value)) }
        for weight in tokens.weights { property("weight-" + weight.name, Self.number(weight.value)) }
        for timing in tokens.timings { property("time-" + timing.name, Self.number(timing.value) + "ms") }
        curves(tokens.curves, tokens.springs)
    }

    mutating func curves(_ curves: [TokenSet.Named<[Double]>], _ springs: [TokenSet.Named<Spring>]) {
        for curve in curves {
            property("curve-" + curve.name, "cubic-bezier(" + Self.numbers(curve.value) + ")")
        }
        for spring in springs {
            let (positions, milliseconds) = spring.value.sampled(40)
            property("spring-" + spring.name, "linear(" + Self.numbers(positions) + ")")
            property("spring-" + spring.name + "-time", String(milliseconds) + "ms")
        }
    }

    /// Returns a length in `rem`, at 16 CSS pixels, so that everything grows with the person's text size.
    static func rem(_ pixels: Double) -> String { number(pixels / 16) + "rem" }

    /// Formats a number with at most four decimals.
    static func number(_ value: Double) -> String {
        let scaled = Int64((value * 10_000).rounded())
        let magnitude = scaled.magnitude
        var fraction = String(magnitude % 10_000)
        while fraction.utf8.count < 4 { fraction = "0" + fraction }
        while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
        let whole = (scaled < 0 ? "-" : "") + String(magnitude / 10_000)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    private static func numbers(_ values: [Double]) -> String {
        var text = ""
        for value in values {
            if !text.isEmpty { text += ", " }
            text += number(value)
        }
        return text
    }

    private static func families(_ names: [String]) -> String {
        let generic = ["serif", "sans-serif", "system-ui", "monospace", "ui-rounded", "ui-serif", "ui-sans-serif"]
        var text = ""
        for name in names {
            if !text.isEmpty { text += ", " }
            text += generic.contains(name) ? name : "\"\(name)\""
        }
        return text
    }

    private static func shadow(_ layers: [Shadow]) -> String {
        var text = ""
        for layer in layers {
            if !text.isEmpty { text += ", " }
            text += "\(layer.x)px \(layer.y)px \(layer.blur)px \(layer.spread)px "
            text += "color-mix(in srgb, var(--\(layer.role)) \(layer.strength)%, transparent)"
        }
        return text.isEmpty ? "none" : text
    }
}
