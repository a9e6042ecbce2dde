/// What a server allows a device to change.
public struct SyncRules: Sendable {
    /// The reason to refuse a change; `nil` to take it.
    public var refusal: @Sendable (SyncProposal) -> String?
    /// Whether a device may erase a scope.
    public var mayErase: @Sendable (Scope) -> Bool

    public init(
        refusal: @escaping @Sendable (SyncProposal) -> String? = { _ in nil },
        mayErase: @escaping @Sendable (Scope) -> Bool = { $0 == .own }
    ) {
        self.refusal = refusal
        self.mayErase = mayErase
    }

    /// One owner, who may do everything with what is theirs, and nothing with any other scope.
    public static let owner = SyncRules(refusal: { $0.merged.key.scope == .own ? nil : SyncRefusal.scopeReason })
}

/// A change that came in and what it would lead to.
public struct SyncProposal: Hashable, Sendable {
    /// Who sent it.
    public var replica: Replica
    /// What the server has; `nil` where it has no such record.
    public var stored: Record?
    /// What came in, with stamps that are too far ahead replaced.
    public var incoming: Record
    /// What the record would become.
    public var merged: Record
}
