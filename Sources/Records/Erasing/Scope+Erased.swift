extension Scope {
    /// What a store has erased and still holds: one record for each erasure (``Erasure``). Never synced.
    public static let erasures = Scope("erased")

    private static let erasedPrefix = "erased."
    /// A longer name leaves no room for the prefix and the number; no scope of the app's has one.
    private static let longestKept = 40

    /// Where a store keeps what it erased of this scope until that is final: a scope of its own for each erasure, so that
    /// two of them never mix.
    public func aside(_ generation: Int64) -> Scope { Scope("\(Self.erasedPrefix)\(generation).\(name)") }

    /// Whether it holds what was erased.
    public var isAside: Bool { name.utf8.starts(with: Self.erasedPrefix.utf8) }

    /// Whether what is erased of it is kept for a while. A store's own records go at once.
    public var keepsErased: Bool { isShared && name.utf8.count <= Self.longestKept }
}
