import Records

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
