import Almanac
import Records

extension App {
    /// The address of the page about the server. A host puts its figures into the body of a request for it.
    public static let machinePath = "/me/machine"
}

/// How the machine's server stands, as its host says it: numbers, times and names of faults, in the body of the request
/// for the page. A body that comes with a GET from elsewhere is never read by a host.
struct MachineFigures: Sendable {
    let json: JSON

    /// Reads a request; `nil` if its host says nothing, as a browser's worker does.
    init?(_ request: Request) {
        guard request.method != Method.post.rawValue, let json = try? JSON(reading: request.body),
            json["version"]?.string != nil
        else { return nil }
        self.json = json
    }

    var version: String { json["version"]?.string ?? "" }

    /// The names of what isn't in order, of those that there are words for.
    var faults: [String] {
        var names: [String] = []
        for fault in json["faults"]?.array ?? [] {
            if let name = fault.string, Self.names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The names of faults, as hosts write them (`Standing.Fault`).
    static let names = [
        "store_failed", "store_read_only", "disk_full", "content_missing", "content_damaged", "backup_old",
        "backup_failed", "backup_unsound", "backup_not_copied",
    ]

    /// The room that a part takes, in megabytes.
    func megabytes(_ part: String) -> Double { Double(json["bytes"]?[part]?.int ?? 0) / 1_000_000 }

    /// The whole hours since the newest backup was made; `nil` if there is none.
    func hoursSinceBackup(at now: Instant) -> Int64? {
        (json["backup"]?.int).map { made in max(0, (now.milliseconds - made) / 3_600_000) }
    }

    /// The number of records that came back when the newest backup was tried; `nil` if none was, or not all came back.
    var restored: Int64? { json["tried"]?["fault"]?.string == nil ? json["tried"]?["records"]?.int : nil }

    /// What became of the copy elsewhere: `made`, `failed`, `late` or `missing`; `nil` where no command makes one.
    var copy: String? { json["tried"]?["copy"]?.string.flatMap { Self.copies.contains($0) ? $0 : nil } }

    private static let copies = ["made", "failed", "late", "missing"]

    /// The number of pages that listen for changes; `nil` where no server was asked.
    var streams: Int64? { json["streams"]?.int }

    /// The number of stored records that can't be read.
    var unreadable: Int64 { json["unreadable"]?.int ?? 0 }
}
