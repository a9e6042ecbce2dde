/// The name of an element and how it closes. Only this module makes tags, so a page holds no element that has no function.
public struct Tag: Sendable {
    /// How an element ends.
    enum Closing: Sendable {
        /// Content and an end tag.
        case normal
        /// No content and no end tag (HTML Living Standard, 13.1.2, "void elements").
        case void
        /// A drawing element that ends in `/>` when it is empty (HTML Living Standard, 13.1.2, "foreign elements").
        case foreign
    }

    let name: StaticString
    let closing: Closing

    init(_ name: StaticString, _ closing: Closing = .normal) {
        self.name = name
        self.closing = closing
    }
}
