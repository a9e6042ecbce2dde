/// The rules for what a device may change on a server.
public struct SyncRules: Sendable {
    /// Returns the reason for refusing a change; `nil` to accept it.
    public var refusal: @Sendable (SyncProposal) -> String?
    /// Returns the reasons for refusing records because of other records in the request or the store, which can't be
    /// told from a single change. It is called once for each request, with a way to read the store as it is before the
    /// changes.
    public var together: Together
    /// Returns whether a device may erase a scope.
    public var mayErase: @Sendable (Scope) -> Bool
    /// Returns whether the server keeps a scope at all. Records of other scopes are refused and never appear in a
    /// reply.
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

    /// A single owner, any of whose devices may write and erase everything that is shared (``Scope/isShared``).
    /// ``SyncReceiver`` refuses everything else whatever the rules say.
    public static let owner = SyncRules()

    /// The rules of a host that no device syncs with.
    public static let nothing = SyncRules(mayErase: { _ in false }, holds: { _ in false })
}

/// An incoming change, with the record it would result in.
public struct SyncProposal: Hashable, Sendable {
    /// The replica that sent the change.
    public var replica: Replica
    /// The server's version; `nil` if it has no such record.
    public var stored: Record?
    /// The change, with stamps that were too far ahead replaced.
    public var incoming: Record
    /// The record after the change.
    public var merged: Record

    public init(replica: Replica, stored: Record?, incoming: Record, merged: Record) {
        self.replica = replica
        self.stored = stored
        self.incoming = incoming
        self.merged = merged
    }
}
