/// A part of the read-only content: a section of a pack.
public struct ResourceName: Hashable, Sendable {
    public var pack: String
    public var section: String

    public init(pack: String, section: String) {
        self.pack = pack
        self.section = section
    }
}
