import Records

/// How things move, out of `AnimationConfig.json`: how long, along which curves and springs, how far, and what a touch
/// feels like.
public struct AnimationConfig: Hashable, Sendable {
    /// A kind of motion with its lengths.
    public struct Kind: Hashable, Sendable {
        public var name: String
        /// What each of its lengths is multiplied with; 0 ends its motion.
        public var multiplier: Double
        /// Milliseconds by name.
        public var timings: [TokenSet.Named<Double>]
    }

    public var kinds: [Kind]
    /// The four numbers of `cubic-bezier()`.
    public var curves: [TokenSet.Named<[Double]>]
    public var springs: [TokenSet.Named<Spring>]
    /// How large something becomes, 1 being its own size.
    public var scales: [TokenSet.Named<Double>]
    /// How far something moves, in CSS pixels; upwards is less than 0.
    public var shifts: [TokenSet.Named<Double>]
    public var opacities: [TokenSet.Named<Double>]
    /// With fewer effects: what every length is multiplied with, and the kinds that don't move at all.
    public var light: (multiplier: Double, stopped: [String]) { (lightMultiplier, stopped) }
    var lightMultiplier: Double
    var stopped: [String]
    public var haptics: Haptics

    /// The kind whose lengths go without its name (`--time-fast`).
    static let plain = "control"
}
