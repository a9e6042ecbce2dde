import Records

/// The reason that a store could not do what it was asked.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder or file can't be written or created; holds the system's reason.
    case unwritable(path: String, reason: String)
    /// The database is damaged and is left as it is.
    case damaged(path: String, detail: String)
    /// The database is damaged and has no good backup; everything is left as it is.
    case beyond(path: String, detail: String)
    /// The database was made by a newer version of the program.
    case newer(path: String, version: Int)
    /// A migration failed; the old data is untouched and can only be read.
    case readOnly(reason: String)
    /// The disk is full.
    case full(path: String)
    /// Another process held the database for too long.
    case busy(path: String)
    /// The database file was deleted or replaced while it was open.
    case gone(path: String)
    /// The database is missing but remains of one were found; holds what was found and the command that restores it.
    case lost(path: String, found: String, command: String)
    /// The disk has too little room to start; holds the disk's folder, and the needed and free bytes.
    case noRoom(disk: String, needed: Int64, free: Int64)
    /// A file to be read doesn't exist.
    case missing(path: String)
    /// The document to import is not one of ours; the reason names the place.
    case malformed(path: String, reason: String)
    /// A record would grow beyond ``RecordLimits``. Nothing was stored.
    case tooLarge(RecordKey)
    /// The record stored under a key can't be read, so nothing can be merged into it. It is left as it is.
    case unreadable(RecordKey)
    /// Any other failure, in the engine's own words.
    case failed(String)
}

extension StoreError {
    /// The message for a person: a key of the catalogue and the values of its sentence.
    public var message: HostMessage {
        switch self {
        case .unwritable(let path, let reason): HostMessage("unwritable", ["path": path, "reason": reason])
        case .damaged(let path, let detail): HostMessage("damaged", ["path": path, "detail": detail])
        case .beyond(let path, let detail): HostMessage("beyond", ["path": path, "detail": detail])
        case .newer(let path, let version): HostMessage("newer", ["path": path, "version": "\(version)"])
        case .readOnly(let reason): HostMessage("readOnly", ["reason": reason])
        case .full(let path): HostMessage("full", ["path": path])
        case .busy(let path): HostMessage("busy", ["path": path])
        case .gone(let path): HostMessage("gone", ["path": path])
        case .lost(let path, let found, let command):
            HostMessage("lost", ["path": path, "found": found, "command": command])
        case .noRoom(let disk, let needed, let free):
            HostMessage("noRoom", ["disk": disk, "needed": Self.megabytes(needed), "free": Self.megabytes(free)])
        case .missing(let path): HostMessage("missing", ["path": path])
        case .malformed(let path, let reason): HostMessage("malformed", ["path": path, "reason": reason])
        case .tooLarge: HostMessage("tooLarge")
        case .unreadable(let key):
            HostMessage("unreadable", ["record": "\(key.scope.name)/\(key.kind.name)/\(key.id)"])
        case .failed(let reason): HostMessage("failed", ["reason": reason])
        }
    }

    /// Bytes as megabytes with one decimal.
    private static func megabytes(_ bytes: Int64) -> String {
        let tenths = bytes / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// A sentence for a person: a key under `server.store` in the catalogues, and the values of its placeholders.
public struct HostMessage: Hashable, Sendable {
    public var key: String
    public var values: [String: String]

    public init(_ key: String, _ values: [String: String] = [:]) {
        self.key = key
        self.values = values
    }
}
