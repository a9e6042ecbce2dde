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

    /// How the prayers' gradient is drawn: its angle in degrees, and where its last colour stands, in percent of the
    /// length (past 100, so that text is readable on all that shows of it).
    public struct Gradient: Hashable, Sendable {
        public var angle: Int
        public var reach: Int
    }

    public var name: String
    public var tier: Tier
    public var activation: Activation
    public var gradient: Gradient
    public var light: Palette
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
