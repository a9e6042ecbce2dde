import Almanac
import Records
import Storage

/// How a server and its data stand: what its operator looks at. It holds numbers and times, and nothing of what anybody
/// wrote.
public struct Standing: Hashable, Sendable {
    public var version: String
    /// Why the server isn't in order; empty if it is.
    public var faults: [Fault] = []
    /// The number of the store's last commit.
    public var commits: Int64 = 0
    /// The bytes that the database, the backups and the content take.
    public var bytes = Bytes()
    /// When the newest backup was made.
    public var backup: Instant?
    /// What became of the backup that was tried last.
    public var report: BackupReport?
    /// The number of pages that listen for changes; `nil` where no server runs in this process.
    public var streams: Int?
    /// The number of stored records that can't be read and are left as they are.
    public var unreadable = 0
    /// When this was.
    public var now: Instant

    /// How much room something takes on disk.
    public struct Bytes: Hashable, Sendable {
        public var data: Int64 = 0
        public var backups: Int64 = 0
        public var content: Int64 = 0
    }

    /// A reason that a server isn't in order, by its name for programs.
    public enum Fault: String, CaseIterable, Hashable, Sendable {
        /// The store can't be read.
        case store = "store_failed"
        /// The store can be read and not written: a migration failed.
        case readOnly = "store_read_only"
        /// The disk is full, or so nearly that the next start may not succeed.
        case full = "disk_full"
        /// There is no content: it was not built.
        case noContent = "content_missing"
        /// Content differs from what it must be.
        case badContent = "content_damaged"
        /// The newest backup is too old, or there is none.
        case oldBackup = "backup_old"
        /// The backup that was due couldn't be made.
        case noBackup = "backup_failed"
        /// The backup can't be relied on.
        case badBackup = "backup_unsound"
        /// The operator's command did not take the backup to another place.
        case noCopy = "backup_not_copied"
    }

    init(version: String, now: Instant) {
        (self.version, self.now) = (version, now)
    }

    /// Whether requests can be relied on. A copy that wasn't made elsewhere takes nothing from that.
    var isReady: Bool { faults.allSatisfy { $0 == .noCopy } }

    /// What the page of the machine and `wird status` are made of (`App.machinePath`).
    public var json: JSON {
        [
            "version": .string(version), "faults": .array(faults.map { .string($0.rawValue) }),
            "bytes": [
                "data": .int(bytes.data), "backups": .int(bytes.backups), "content": .int(bytes.content),
            ],
            "backup": backup.map { .int($0.milliseconds) } ?? .null,
            "tried": report.map { report -> JSON in
                [
                    "at": .int(report.tried.milliseconds), "records": .int(Int64(report.records)),
                    "fault": report.fault.map { .string($0.rawValue) } ?? .null,
                    "copy": report.copy.map { .string($0.rawValue) } ?? .null,
                ]
            } ?? .null,
            "streams": streams.map { .int(Int64($0)) } ?? .null, "unreadable": .int(Int64(unreadable)),
        ]
    }
}
