/// How large and how deep a document may be.
public struct JSONLimits: Hashable, Sendable {
    /// Bytes of the whole text.
    public var size: Int
    /// Arrays and objects within each other. The worker's stack is small: 64 is plenty for every document here.
    public var depth: Int

    public init(size: Int = 32 << 20, depth: Int = 64) {
        self.size = size
        self.depth = depth
    }
}
