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
