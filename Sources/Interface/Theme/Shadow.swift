/// One layer of a shadow, in CSS pixels.
public struct Shadow: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var blur: Int
    public var spread: Int
    /// The strength in percent.
    public var strength: Int
    /// The palette's role that it is painted in.
    public var role: String
}

/// The shadows of one mode: of things that lie on the page, of things that float over it, and of what is painted in the
/// prayers' gradient.
public struct ShadowSet: Hashable, Sendable {
    public var card: [Shadow]
    public var float: [Shadow]
    public var lift: [Shadow]
}
