/// A complete look: the colours of both modes, their high-contrast variants, shadows, and what differs from the base.
public struct Theme: Hashable, Sendable {
    /// Who may choose it.
    public enum Tier: Hashable, Sendable {
        case free, pro
    }

    /// When it applies.
    public enum Activation: Hashable, Sendable {
        /// When it is chosen.
        case always
        /// Automatically in Ramadan.
        case ramadan
    }

    /// Whether a theme has both a light and a dark face, from which the person or the device chooses, or only one.
    public enum Faces: Hashable, Sendable {
        case both, light, dark
    }

    /// How the prayers' gradient is drawn: its angle in degrees, and the positions of its first and last colours in
    /// percent of its length (below 0 or above 100 if that is needed to make text readable on all of its visible part).
    public struct Gradient: Hashable, Sendable {
        public var angle: Int
        public var start: Int
        public var reach: Int

        /// Returns the share of the way from the first colour to the last at a position of the visible part, 0 to 1.
        public func share(at place: Double) -> Double {
            (place * 100 - Double(start)) / Double(reach - start)
        }
    }

    /// A gradient behind the page instead of a single colour: its angle in degrees, and its evenly spaced colours.
    public struct Backdrop: Hashable, Sendable {
        public var angle: Int
        public var stops: [Colour]
    }

    /// A pattern over a page's background.
    public struct Motif: Hashable, Sendable {
        /// The drawing `motif-NAME.svg` among the icons.
        public var name: String
        /// The side length of a tile, in CSS pixels at the default text size.
        public var size: Int
        /// The role of the palette that gives its colour.
        public var role: String
        /// The strength in percent, low enough that text over it stays readable.
        public var strength: Int

        /// The available drawings.
        public static let names = ["arabesque", "crescents"]
    }

    public var name: String
    public var tier: Tier
    public var activation: Activation
    public var faces: Faces
    public var gradient: Gradient
    /// The background gradient; `nil` if the background is a single colour.
    public var backdrop: Backdrop?
    public var motif: Motif?
    /// The style of the shadows, in a word (`soft`, `glow`).
    public var shadowStyle: String
    /// The colours of the light mode. A theme with only a dark face has that face's colours here too.
    public var light: Palette
    /// The colours of the dark mode. A theme with only a light face has that face's colours here too.
    public var dark: Palette
    /// Laid over `light` if the person asks for more contrast.
    public var lightContrast: Palette
    /// Laid over `dark` if the person asks for more contrast.
    public var darkContrast: Palette
    public var lightShadows: ShadowSet
    public var darkShadows: ShadowSet
    /// The fonts, sizes, spacing and motion that differ from the base.
    public var overrides: TokenSet
}

/// A layer of a shadow, in CSS pixels.
public struct Shadow: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var blur: Int
    public var spread: Int
    /// The strength in percent.
    public var strength: Int
    /// The role of the palette that gives its colour.
    public var role: String
}

/// The shadows of a mode: for elements on the page, for elements that float over it, and for those painted in the
/// prayers' gradient.
public struct ShadowSet: Hashable, Sendable {
    public var card: [Shadow]
    public var float: [Shadow]
    public var lift: [Shadow]
}
