/// The kind of a record, for example `task`, `place` or `setting`. Unknown kinds are kept and passed on.
public struct Kind: Hashable, Comparable, Sendable {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public static func < (a: Kind, b: Kind) -> Bool { a.name < b.name }
}
