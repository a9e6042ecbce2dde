/// The name of an element and how it closes. Only this module can create tags, so every element in a page has a
/// function.
public struct Tag: Sendable {
    /// How an element ends.
    enum Closing: Sendable {
        /// Content and an end tag.
        case normal
        /// No content and no end tag (HTML Living Standard, 13.1.2, "void elements").
        case void
        /// A drawing element, which ends in `/>` if it is empty (HTML Living Standard, 13.1.2, "foreign elements").
        case foreign
    }

    let name: StaticString
    let closing: Closing

    init(_ name: StaticString, _ closing: Closing = .normal) {
        self.name = name
        self.closing = closing
    }
}
