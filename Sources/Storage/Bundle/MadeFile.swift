/// A file that pages or the worker fetch and that was made together with the bundle: it is not on disk. Its address
/// carries its hash.
public struct MadeFile: Hashable, Sendable {
    public var url: String
    public var bytes: [UInt8]
    /// Its media type.
    public var type: String
}
