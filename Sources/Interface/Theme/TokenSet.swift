import Records

/// Fonts, lengths and a theme's own motion by name, in the order of the file. Lengths are in CSS pixels at the default
/// text size.
public struct TokenSet: Hashable, Sendable {
    /// A name and its value.
    public struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
        public var name: String
        public var value: Value
    }

    public var fonts: [Named<[String]>] = []
    public var sizes: [Named<Double>] = []
    /// Font weights, 100 to 900.
    public var weights: [Named<Double>] = []
    public var spacing: [Named<Double>] = []
    public var layout: [Named<Double>] = []
    public var radii: [Named<Double>] = []
    /// Durations in milliseconds.
    public var timings: [Named<Double>] = []
    /// The curves, each as the four numbers of `cubic-bezier()`.
    public var curves: [Named<[Double]>] = []
    public var springs: [Named<Spring>] = []
}

extension TokenSet {
    /// The tokens that the stylesheets require, as `group.name`.
    static let needed = [
        "fonts.body", "fonts.heading", "fonts.name", "fonts.body-latin", "fonts.heading-latin", "fonts.name-latin",
        "weights.heading", "weights.heading-latin", "sizes.title",
        "sizes.title-latin", "sizes.header", "sizes.body", "sizes.row", "sizes.caption", "sizes.time", "sizes.name",
        "sizes.band", "sizes.figure", "sizes.label", "spacing.xs", "spacing.s", "spacing.m", "spacing.l", "spacing.xl",
        "spacing.xxl",
        "layout.gutter", "layout.safe-top", "layout.safe-bottom", "layout.target", "layout.hour", "radii.s", "radii.m",
        "radii.l", "radii.xl", "radii.round",
    ]

    func has(_ path: String) -> Bool {
        fonts.contains { "fonts." + $0.name == path } || sizes.contains { "sizes." + $0.name == path }
            || spacing.contains { "spacing." + $0.name == path } || layout.contains { "layout." + $0.name == path }
            || radii.contains { "radii." + $0.name == path } || weights.contains { "weights." + $0.name == path }
    }

    init(_ reader: ThemeReader) throws(ThemeError) {
        fonts = try Self.fonts(reader.optionalChild("fonts"))
        sizes = try reader.optionalChild("sizes").numbers(in: 8...96)
        weights = try reader.optionalChild("weights").numbers(in: 100...900)
        spacing = try reader.optionalChild("spacing").numbers(in: 0...144)
        layout = try reader.optionalChild("layout").numbers(in: 0...4_000)
        radii = try reader.optionalChild("radii").numbers(in: 0...999)
        timings = try reader.optionalChild("timings").numbers(in: 0...5_000)
        curves = try reader.optionalChild("curves").curves()
        springs = try reader.optionalChild("springs").springs()
    }

    private static func fonts(_ reader: ThemeReader) throws(ThemeError) -> [Named<[String]>] {
        var result: [Named<[String]>] = []
        for member in reader.object.members {
            try reader.checkName(member.name)
            guard case .array(let values) = member.value, !values.isEmpty else {
                throw reader.wrong(member.name, "a list of font families is needed")
            }
            var families: [String] = []
            for value in values {
                guard case .string(let family) = value, isFamily(family) else {
                    throw reader.wrong(member.name, "a list of font families is needed")
                }
                families.append(family)
            }
            result.append(.init(name: member.name, value: families))
        }
        return result
    }

    /// Whether a text is a font family's name: letters, digits, spaces and hyphens.
    private static func isFamily(_ name: String) -> Bool {
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
                break
            default: return false
            }
        }
        return !name.isEmpty
    }
}
