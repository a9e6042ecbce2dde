/// A category's colour on each kind of page, as `#RRGGBB`.
public struct TajweedColours: Hashable, Sendable {
    public var light: String
    public var dark: String
    public var sepia: String

    public init(light: String, dark: String, sepia: String) {
        self.light = light
        self.dark = dark
        self.sepia = sepia
    }
}
