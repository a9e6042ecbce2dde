import Records
import WorshipPath

/// What distinguishes one path from another: when it was begun, and its lock.
struct PathIdentity: Hashable, Sendable {
    /// When it was begun, or `nil` if no path was.
    private(set) var begun: JSON?
    private(set) var lock: PathLock?

    /// The field of the profile that says when the path was begun.
    static let begun = "createdAt"

    /// The queries needed to identify the path in a scope.
    static func queries(in scope: Scope) -> [RecordQuery] {
        [RecordQuery(WorshipProfile.kind, in: scope, .all), RecordQuery(PathLock.kind, in: scope, .all)]
    }

    /// Identifies the path that some records belong to, in any scope.
    init(_ records: [Record]) {
        for record in records where !record.isDeleted {
            if record.key.kind == WorshipProfile.kind, record.key.id == PathRecords.profile.id {
                begun = record.value(Self.begun)
            }
            if record.key.kind == PathLock.kind, record.key.id == PathGate.lock.id { lock = PathLock(record) }
        }
    }
}
