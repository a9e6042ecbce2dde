/// A line of the legend: rules that share a colour and a sign.
public struct TajweedCategory: Sendable {
    /// Small letters and hyphens; also the end of its class in stylesheets.
    public var id: String
    /// `#RRGGBB` on light pages: the colour that was asked for.
    public var light: String
    /// On dark pages.
    public var dark: String
    /// On sepia pages.
    public var sepia: String
    /// The same for a palette with a contrast of 4.5 to 1 at least (WCAG 2.2 AA).
    public var accessible: TajweedColours
    /// What marks it besides its colour.
    public var sign: TajweedSign
    /// The rules that are shown so.
    public var rules: [TajweedRule]
}
