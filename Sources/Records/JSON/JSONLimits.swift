/// The largest size and depth of a document.
public struct JSONLimits: Hashable, Sendable {
    /// The number of bytes of the whole text.
    public var size: Int
    /// The nesting depth of arrays and objects. The worker's stack is small, and 64 is plenty for every document here.
    public var depth: Int

    public init(size: Int = 32 << 20, depth: Int = 64) {
        self.size = size
        self.depth = depth
    }
}
