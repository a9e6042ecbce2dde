/// A whole aesthetic: the colours of both modes, their high-contrast variants, shadows, and what it sets differently from
/// the base.
public struct Theme: Hashable, Sendable {
    /// Who may choose it.
    public enum Tier: Hashable, Sendable {
        case free, pro
    }

    /// When it is in force.
    public enum Activation: Hashable, Sendable {
        /// When it is chosen.
        case always
        /// By itself in Ramadan.
        case ramadan
    }

    /// Whether a theme has a light and a dark face, which the person or the device chooses between, or one alone.
    public enum Faces: Hashable, Sendable {
        case both, light, dark
    }

    /// How the prayers' gradient is drawn: its angle in degrees, and where its first and last colours stand, in percent
    /// of the length (before 0 and past 100 where that makes text readable on all that shows of it).
    public struct Gradient: Hashable, Sendable {
        public var angle: Int
        public var start: Int
        public var reach: Int

        /// The share of the way from the first colour to the last at a place of what shows, 0 to 1.
        public func share(at place: Double) -> Double {
            (place * 100 - Double(start)) / Double(reach - start)
        }
    }

    /// What lies behind a page instead of one colour: a gradient's angle in degrees, and its colours, evenly spaced.
    public struct Backdrop: Hashable, Sendable {
        public var angle: Int
        public var stops: [Colour]
    }

    /// A pattern over a page's ground.
    public struct Motif: Hashable, Sendable {
        /// The drawing `motif-NAME.svg` among the icons.
        public var name: String
        /// The length of a tile's side, in CSS pixels at the usual text size.
        public var size: Int
        /// The palette's role that it is painted in.
        public var role: String
        /// The strength in percent: low enough that text over it stays readable.
        public var strength: Int

        /// The drawings there are.
        public static let names = ["arabesque", "crescents"]
    }

    public var name: String
    public var tier: Tier
    public var activation: Activation
    public var faces: Faces
    public var gradient: Gradient
    /// `nil` where the ground is one colour.
    public var backdrop: Backdrop?
    public var motif: Motif?
    /// What the shadows are like, in a word (`soft`, `glow`).
    public var shadowStyle: String
    /// The colours by day; a theme with a dark face alone has that one's here too.
    public var light: Palette
    /// The colours by night; a theme with a light face alone has that one's here too.
    public var dark: Palette
    /// Laid over `light` where the person asks for more contrast.
    public var lightContrast: Palette
    /// Laid over `dark` where the person asks for more contrast.
    public var darkContrast: Palette
    public var lightShadows: ShadowSet
    public var darkShadows: ShadowSet
    /// Fonts, sizes, spacing and motion that differ from the base.
    public var overrides: TokenSet
}
