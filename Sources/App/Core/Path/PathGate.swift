import Almanac
import Records
import WorshipPath

/// Whether the path is locked, and whether it is temporarily open on this device.
struct PathGate: Sendable {
    static let lock = RecordKey(scope: .path, kind: PathLock.kind, id: "lock")
    static let lockQuery = RecordQuery(lock.kind, in: .path, .id(lock.id))
    /// The opening never leaves this device: what is open here is not open elsewhere.
    static let opening = RecordKind.pathOpening.key("opening")

    /// What it is told by.
    static let queries = [
        lockQuery, RecordQuery(opening.kind, in: .device, .id(opening.id)), PathSettings.query,
    ]

    let lock: PathLock?
    let opening: PathOpening
    let rule: LockRule
    let now: Instant
    /// Whether the locked data was erased, which removes the lock as well.
    private let isErased: Bool

    init(_ context: RequestContext) throws(NeedsData) {
        try context.library.require(Self.queries)
        lock = try context.library.record(Self.lock).flatMap { PathLock($0) }
        opening = PathOpening(try context.library.record(Self.opening))
        isErased = PathSettings(try context.library.record(PathSettings.key)).erasedAt != nil
        rule = context.bundle.path.lock
        now = context.request.now
    }

    /// Whether a code has to be entered first.
    var isClosed: Bool { isLocked && !opening.isOpen(at: now, rule) }

    /// Whether the locked data may neither leave this device's screens in a file nor be overwritten by one. A path
    /// hidden because it was erased and can still be restored is protected too.
    var isShut: Bool { lock != nil && !opening.isOpen(at: now, rule) }

    /// Whether there is a lock, open or not.
    var isLocked: Bool { lock != nil && !isErased }

    /// The seconds until the next code may be tried.
    var wait: Int { opening.wait(at: now, rule) }

    /// Stores this device's opening of the path.
    static func keep(_ opening: PathOpening, _ changeSet: inout ChangeSet) {
        changeSet.set(
            Self.opening,
            [
                "until": opening.until.map { at in .int(at.milliseconds) } ?? .null,
                "tries": .int(Int64(opening.tries)),
                "tried": opening.tried.map { at in .int(at.milliseconds) } ?? .null, Record.deletedField: .bool(false),
            ])
    }

    /// Whether the path has a lock, according to what Today has loaded: Today then says nothing about it, open or not.
    static func isSet(_ library: Library) -> Bool {
        library.workspace[lock].map { record in !record.isDeleted } == true
    }
}

extension PathOpening {
    init(_ record: Record?) {
        func instant(_ name: String) -> Instant? { (record?.value(name)?.int).map { Instant(milliseconds: $0) } }
        self.init(
            until: instant("until"), tries: Int(clamping: record?.value("tries")?.int ?? 0), tried: instant("tried"))
    }
}
