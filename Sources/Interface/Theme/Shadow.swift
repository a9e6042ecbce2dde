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
