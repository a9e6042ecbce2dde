extension Scope {
    /// The scope of a store's notes of what it erased and still holds (``Erasure``). It is never synced.
    public static let erasures = Scope("erased")

    private static let erasedPrefix = "erased."
    /// Longer names leave no room for the prefix and the number. None of the app's scopes is this long.
    private static let longestKept = 40

    /// Returns the scope in which what was erased of this one is kept until the erasure is final. Every erasure has its
    /// own, so that two never mix.
    public func aside(_ generation: Int64) -> Scope { Scope("\(Self.erasedPrefix)\(generation).\(name)") }

    /// Whether this scope holds erased records.
    public var isAside: Bool { name.utf8.starts(with: Self.erasedPrefix.utf8) }

    /// Whether erased records of this scope are kept for a while. A store's own records are removed at once.
    public var keepsErased: Bool { isShared && name.utf8.count <= Self.longestKept }
}
