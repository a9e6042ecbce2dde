import Records
import WorshipPath

/// What tells one path from another: when it was begun, and the lock that closes it.
struct PathIdentity: Hashable, Sendable {
    /// `nil` where none was begun.
    private(set) var begun: JSON?
    private(set) var lock: PathLock?

    /// The field of the profile that says when the path was begun.
    static let begun = "createdAt"

    /// What must be read to tell the path of a scope.
    static func queries(in scope: Scope) -> [RecordQuery] {
        [RecordQuery(WorshipProfile.kind, in: scope, .all), RecordQuery(PathLock.kind, in: scope, .all)]
    }

    /// The path that some records belong to, whichever scope they stand in.
    init(_ records: [Record]) {
        for record in records where !record.isDeleted {
            if record.key.kind == WorshipProfile.kind, record.key.id == PathRecords.profile.id {
                begun = record.value(Self.begun)
            }
            if record.key.kind == PathLock.kind, record.key.id == PathGate.lock.id { lock = PathLock(record) }
        }
    }
}
