import Records

/// The configuration of motion, from `AnimationConfig.json`: durations, curves and springs, distances, and the haptics
/// of touches.
public struct AnimationConfig: Hashable, Sendable {
    /// A kind of motion with its durations.
    public struct Kind: Hashable, Sendable {
        public var name: String
        /// The factor for its durations; 0 disables the motion.
        public var multiplier: Double
        /// The durations by name, in milliseconds.
        public var timings: [TokenSet.Named<Double>]
    }

    public var kinds: [Kind]
    /// The curves, each as the four numbers of `cubic-bezier()`.
    public var curves: [TokenSet.Named<[Double]>]
    public var springs: [TokenSet.Named<Spring>]
    /// The scale factors, where 1 is the original size.
    public var scales: [TokenSet.Named<Double>]
    /// The distances of movements in CSS pixels, negative if upwards.
    public var shifts: [TokenSet.Named<Double>]
    public var opacities: [TokenSet.Named<Double>]
    /// With fewer effects: the factor for all durations, and the kinds of motion that are disabled.
    public var light: (multiplier: Double, stopped: [String]) { (lightMultiplier, stopped) }
    var lightMultiplier: Double
    var stopped: [String]
    public var haptics: Haptics

    /// The kind whose durations are named without it (`--time-fast`).
    static let plain = "control"
}

extension AnimationConfig {
    /// Reads the motion from the file's object.
    ///
    /// - Throws: ``ThemeError`` naming the key and what is wrong with it.
    public init(_ object: JSONObject) throws(ThemeError) {
        let reader = ThemeReader(file: "AnimationConfig.json", object: object, path: "")
        kinds = []
        for kind in try reader.children("kinds") { kinds.append(try Kind(kind)) }
        curves = try reader.child("curves").curves()
        springs = try reader.child("springs").springs()
        scales = try reader.child("scales").numbers(in: 0...3)
        shifts = try reader.child("shifts").numbers(in: -2_000...2_000)
        opacities = try reader.child("opacities").numbers(in: 0...1)
        let light = try reader.child("light")
        lightMultiplier = try light.number("multiplier", in: 0...4)
        stopped = []
        for value in light.object["stopped"]?.array ?? [] {
            guard let name = value.string, kinds.contains(where: { $0.name == name }) else {
                throw light.wrong("stopped", "names of kinds are needed")
            }
            stopped.append(name)
        }
        haptics = try Haptics(reader.child("haptics"), still: reader.child("still"))
        for name in Self.needed where !has(name) { throw reader.wrong(name, "the value is missing") }
    }

    /// The custom properties that the stylesheets require.
    static let needed = [
        "time-press", "time-fast", "time-medium", "time-slow", "curve-standard", "curve-enter", "curve-leave",
        "curve-press", "curve-sway", "curve-even", "spring-gentle", "spring-lively", "spring-snappy", "scale-press",
        "scale-row", "scale-lift", "scale-check", "shift-press", "shift-lift", "opacity-press",
    ]

    private func has(_ name: String) -> Bool {
        kinds.contains { kind in kind.timings.contains { "time-" + kind.prefix + $0.name == name } }
            || curves.contains { "curve-" + $0.name == name } || springs.contains { "spring-" + $0.name == name }
            || scales.contains { "scale-" + $0.name == name } || shifts.contains { "shift-" + $0.name == name }
            || opacities.contains { "opacity-" + $0.name == name }
    }
}

extension AnimationConfig.Kind {
    init(_ reader: ThemeReader) throws(ThemeError) {
        name = try reader.text("name")
        try reader.checkName(name)
        multiplier = try reader.number("multiplier", in: 0...4)
        timings = try reader.child("timings").numbers(in: 0...10_000)
    }

    /// The prefix of the names of its durations.
    var prefix: String { name == AnimationConfig.plain ? "" : name + "-" }
}
