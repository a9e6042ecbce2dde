/// An entry of the legend: rules that share a colour and a sign.
public struct TajweedCategory: Sendable {
    /// Lower-case letters and hyphens. It is also the end of the class name in stylesheets.
    public var id: String
    /// `#RRGGBB` on light pages, the colour that was specified.
    public var light: String
    /// The colour on dark pages.
    public var dark: String
    /// The colour on sepia pages.
    public var sepia: String
    /// The colours of a palette with a contrast of at least 4.5 to 1 (WCAG 2.2 AA).
    public var accessible: TajweedColours
    /// The sign that marks it in addition to its colour.
    public var sign: TajweedSign
    /// The rules of the category.
    public var rules: [TajweedRule]
}
