/// What a server allows a device to change.
public struct SyncRules: Sendable {
    /// The reason to refuse a change; `nil` to take it.
    public var refusal: @Sendable (SyncProposal) -> String?
    /// The reasons to refuse records for what comes with them, or for what the store has besides: what no change shows by
    /// itself. Asked once for each request, with a way to read the store as it is before.
    public var together: Together
    /// Whether a device may erase a scope.
    public var mayErase: @Sendable (Scope) -> Bool
    /// Whether the server keeps a scope at all. What names another is refused, and no reply tells of it.
    public var holds: @Sendable (Scope) -> Bool

    public typealias Together =
        @Sendable (
            _ request: SyncRequest, _ read: (_ queries: [RecordQuery]) -> [Record]
        ) -> [RecordKey: String]

    public init(
        refusal: @escaping @Sendable (SyncProposal) -> String? = { _ in nil },
        together: @escaping Together = { _, _ in [:] },
        mayErase: @escaping @Sendable (Scope) -> Bool = { $0.isShared },
        holds: @escaping @Sendable (Scope) -> Bool = { $0.isShared }
    ) {
        self.refusal = refusal
        self.together = together
        self.mayErase = mayErase
        self.holds = holds
    }

    /// One owner, whose every device may write and erase all that is shared (``Scope/isShared``). What is not is
    /// refused by ``SyncReceiver`` whatever the rules say.
    public static let owner = SyncRules()

    /// A host that no device syncs with.
    public static let nothing = SyncRules(mayErase: { _ in false }, holds: { _ in false })
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

    public init(replica: Replica, stored: Record?, incoming: Record, merged: Record) {
        self.replica = replica
        self.stored = stored
        self.incoming = incoming
        self.merged = merged
    }
}
