import Almanac
import Foundation
import Records

/// What became of the newest backup when it was tried: whether it brings everything back, and whether the operator's
/// command took it to another place.
public struct BackupReport: Hashable, Sendable {
    /// The backup's file.
    public var path: String
    /// When it was tried.
    public var tried: Instant
    /// The number of records that came back.
    public var records: Int
    /// Why it can't be relied on; `nil` if all of it came back.
    public var fault: Fault?
    /// What became of the copy elsewhere; `nil` where no command makes one.
    public var copy: Copy?

    /// Why a backup can't be relied on.
    public enum Fault: String, Hashable, Sendable {
        /// It can't be restored.
        case unsound
        /// What comes back is not what was stored.
        case different
        /// The disk has no room to try it.
        case noRoom = "no_room"
    }

    /// What became of a copy elsewhere.
    public enum Copy: String, Hashable, Sendable {
        case made
        /// The command ended with an error.
        case failed
        /// The command took too long and was stopped.
        case late
        /// The command can't be started.
        case missing
    }

    /// Whether the backup is good, and its copy made where one is to be.
    public var isGood: Bool { fault == nil && (copy == nil || copy == .made) }

    public init(path: String, tried: Instant, records: Int, fault: Fault? = nil, copy: Copy? = nil) {
        (self.path, self.tried, self.records, self.fault, self.copy) = (path, tried, records, fault, copy)
    }
}

extension BackupReport {
    /// The report as it is kept beside the backups. It says nothing of what is in them.
    var json: JSON {
        [
            "file": .string(URL(fileURLWithPath: path).lastPathComponent), "tried": .int(tried.milliseconds),
            "records": .int(Int64(records)), "fault": fault.map { .string($0.rawValue) } ?? .null,
            "copy": copy.map { .string($0.rawValue) } ?? .null,
        ]
    }

    /// Reads a kept report; `nil` if it is none.
    init?(_ json: JSON, folder: String) {
        guard let name = json["file"]?.string, let tried = json["tried"]?.int, let records = json["records"]?.int else {
            return nil
        }
        path = "\(folder)/\(name)"
        self.tried = Instant(milliseconds: tried)
        self.records = Int(records)
        fault = (json["fault"]?.string).flatMap { Fault(rawValue: $0) }
        copy = (json["copy"]?.string).flatMap { Copy(rawValue: $0) }
    }
}
