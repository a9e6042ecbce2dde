/// One layer of a shadow, in CSS pixels, in the palette's shade.
public struct Shadow: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var blur: Int
    public var spread: Int
    /// The strength in percent.
    public var strength: Int
}

/// The shadows of one mode: of things that lie on the page, and of things that float over it.
public struct ShadowSet: Hashable, Sendable {
    public var card: [Shadow]
    public var float: [Shadow]
}
