/// What a record is: `task`, `place`, `setting`. Kinds that a version doesn't know are kept and passed on.
public struct Kind: Hashable, Comparable, Sendable {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public static func < (a: Kind, b: Kind) -> Bool { a.name < b.name }
}
