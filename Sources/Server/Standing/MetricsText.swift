import Almanac
import Foundation
import Storage

/// The server's figures in the text format of Prometheus (version 0.0.4). Its labels are areas of the product, classes of
/// status and names of faults: no id, no address and nothing of anybody's.
struct MetricsText {
    static let type = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var lines: [String] = []

    init(_ numbers: Counters.Numbers, _ standing: Standing, memory: Int64?, start: Instant) {
        add(
            "wird_build_info", "gauge", "The version that runs.",
            [("{version=\"\(Self.escaped(standing.version))\"}", "1")])
        add(
            "wird_requests_total", "counter",
            "Requests by the first part of their address and the class of the answer.",
            numbers.requests.sorted { $0.key < $1.key }.map { kind, count in
                ("{area=\"\(kind.area)\",status=\"\(kind.status)xx\"}", "\(count)")
            })
        addDurations(numbers)
        add("wird_commits_total", "counter", "Commits to the store, by this process or another.", standing.commits)
        add("wird_sync_exchanges_total", "counter", "Exchanges with devices.", Int64(numbers.syncs))
        add("wird_sync_refused_total", "counter", "Exchanges that were refused.", Int64(numbers.refusedSyncs))
        add("wird_open_streams", "gauge", "Pages that listen for changes.", Int64(standing.streams ?? 0))
        if let backup = standing.backup {
            add(
                "wird_backup_age_seconds", "gauge", "The age of the newest backup.",
                max(0, (standing.now - backup).seconds))
        }
        if let report = standing.report {
            add(
                "wird_backup_good", "gauge", "Whether the backup that was tried last came back whole.",
                report.fault == nil ? 1 : 0)
        }
        add(
            "wird_faults", "gauge", "What isn't in order.",
            Standing.Fault.allCases.map { fault in
                ("{fault=\"\(fault.rawValue)\"}", standing.faults.contains(fault) ? "1" : "0")
            })
        add(
            "wird_disk_bytes", "gauge", "What is on disk.",
            [
                ("{part=\"data\"}", "\(standing.bytes.data)"), ("{part=\"backups\"}", "\(standing.bytes.backups)"),
                ("{part=\"content\"}", "\(standing.bytes.content)"),
            ])
        if let memory { add("process_resident_memory_bytes", "gauge", "Memory in use.", memory) }
        add("process_start_time_seconds", "gauge", "When the server started.", start.seconds)
    }

    var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    private mutating func addDurations(_ numbers: Counters.Numbers) {
        let name = "wird_request_seconds"
        head(name, "histogram", "How long requests took until their answer began.")
        for (bound, count) in zip(Counters.bounds, numbers.quick) {
            lines.append("\(name)_bucket{le=\"\(bound)\"} \(count)")
        }
        lines.append("\(name)_bucket{le=\"+Inf\"} \(numbers.count)")
        lines.append("\(name)_sum \(numbers.seconds)")
        lines.append("\(name)_count \(numbers.count)")
    }

    private mutating func add(_ name: String, _ type: String, _ help: String, _ value: Int64) {
        add(name, type, help, [("", "\(value)")])
    }

    private mutating func add(
        _ name: String, _ type: String, _ help: String, _ values: [(labels: String, value: String)]
    ) {
        head(name, type, help)
        for (labels, value) in values { lines.append("\(name)\(labels) \(value)") }
    }

    private mutating func head(_ name: String, _ type: String, _ help: String) {
        lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    /// The memory that this process has in use, in bytes; `nil` where the system doesn't say (proc(5)).
    static func memory() -> Int64? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return nil }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? Int64(fields[1]).map { $0 * Int64(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }
}
