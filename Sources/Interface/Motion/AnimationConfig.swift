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
