/// A category's colour on each kind of page, as `#RRGGBB`.
public struct TajweedColours: Hashable, Sendable {
    public var light: String
    public var dark: String
    public var sepia: String
}
