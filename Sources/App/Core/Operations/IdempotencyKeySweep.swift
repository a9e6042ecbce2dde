import Records

/// Decides which operations a store may forget: no form is sent again after a month.
public enum IdempotencyKeySweep {
    /// The scope that operations are in.
    public static let scope = Scope.device
    /// The kind of an operation's record.
    public static let kind = IdempotencyKey.kind
    /// How long operations are kept, in milliseconds: 30 days.
    private static let keeping: Int64 = 30 * 86_400_000

    /// The time before which operations may be forgotten, in milliseconds since 1970.
    public static func deadline(now milliseconds: Int64) -> Int64 { max(milliseconds, 0) - keeping }

    /// Whether a record is an operation that hasn't changed since a time.
    public static func isOver(_ record: Record, before milliseconds: Int64) -> Bool {
        guard record.key.scope == scope, record.key.kind == kind else { return false }
        for entry in record.fields where entry.field.stamp.milliseconds >= milliseconds { return false }
        return true
    }
}
