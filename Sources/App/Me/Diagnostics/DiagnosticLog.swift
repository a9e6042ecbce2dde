import Almanac
import Records

/// What this device recorded about its own speed and faults on a day, if the person switched that on: how often
/// something was measured, how long it took, and which kinds of fault occurred. It contains no address, title or text,
/// and goes to no other device (SY-052, MZ-253, MZ-262).
struct DiagnosticLog: Sendable {
    static let kind = RecordKind.diagnostics.kind
    /// Selects all days with records.
    static let query = RecordQuery(kind, in: .device, .all)
    /// The maximum number of different names on a day; a record has at most 256 fields.
    static let limit = 100
    /// The longest plausible time in milliseconds.
    static let longest = 99_999
    /// The maximum length of a name in bytes.
    static let nameLimit = 40

    private static let timing = "time-"
    private static let fault = "fault-"

    /// The measurements under one name.
    struct Entry: Sendable {
        var name: String
        var count: Int64
        /// The sum and the maximum of the times in milliseconds; 0 for faults.
        var sum: Int64
        var longest: Int64
        /// The number of faults after which the page continued.
        var recovered: Int64
        /// Where the last fault came from, the innermost place first; empty for times.
        var trace: [String]

        var average: Int64 { count > 0 ? (sum + count / 2) / count : 0 }
    }

    let record: Record?

    init(_ record: Record?) { self.record = record.flatMap { $0.isDeleted ? nil : $0 } }

    static func key(_ date: CivilDate) -> RecordKey { RecordKey(scope: .device, kind: kind, id: date.description) }

    var date: String { record?.key.id ?? "" }
    var timings: [Entry] { entries(Self.timing) }
    var faults: [Entry] { entries(Self.fault) }

    private func entries(_ prefix: String) -> [Entry] {
        var entries: [Entry] = []
        for field in record?.fields ?? [] where field.name.utf8.starts(with: prefix.utf8) {
            guard let value = field.field.value.object else { continue }
            entries.append(Self.entry(String(field.name.dropFirst(prefix.count)), value))
        }
        return entries
    }

    private static func entry(_ name: String, _ value: JSONObject) -> Entry {
        Entry(
            name: name, count: value["count"]?.int ?? 0, sum: value["sum"]?.int ?? 0,
            longest: value["longest"]?.int ?? 0, recovered: value["recovered"]?.int ?? 0,
            trace: DiagnosticTrace.places(value["trace"]?.string ?? ""))
    }

    /// The fields that record a time, or `nil` if the day is full of other names.
    func noting(_ name: String, milliseconds: Int) -> JSONObject? {
        noting(Self.timing + name) { entry in
            entry.sum += Int64(milliseconds)
            entry.longest = max(entry.longest, Int64(milliseconds))
        }
    }

    /// The fields that record a fault, or `nil` if the day is full of other names.
    func noting(fault name: String, isRecovered: Bool, trace: [String]) -> JSONObject? {
        noting(Self.fault + name) { entry in
            if isRecovered { entry.recovered += 1 }
            if !trace.isEmpty { entry.trace = trace }
        }
    }

    private func noting(_ field: String, _ change: (inout Entry) -> Void) -> JSONObject? {
        let old = record?.value(field)?.object
        guard old != nil || (record?.fields.count ?? 0) < Self.limit else { return nil }
        var entry = Self.entry("", old ?? JSONObject())
        entry.count += 1
        change(&entry)
        var value: JSONObject = [
            "count": .int(entry.count), "sum": .int(entry.sum), "longest": .int(entry.longest),
            "recovered": .int(entry.recovered),
        ]
        if !entry.trace.isEmpty { value["trace"] = .string(DiagnosticTrace.text(entry.trace)) }
        return [field: .object(value), Record.deletedField: .bool(false)]
    }

    /// The fields that clear a day.
    var emptied: JSONObject {
        var fields: JSONObject = [Record.deletedField: .bool(true)]
        for field in record?.fields ?? [] where field.name != Record.deletedField { fields[field.name] = .null }
        return fields
    }

    /// Whether a text is a valid name: 1 to 40 letters, digits and hyphens, so that nothing a person wrote gets in.
    static func isName(_ text: String) -> Bool {
        guard (1...nameLimit).contains(text.utf8.count) else { return false }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                continue
            default: return false
            }
        }
        return true
    }

    /// The days of the log, newest first.
    static func all(_ context: RequestContext) throws(NeedsData) -> [DiagnosticLog] {
        var logs: [DiagnosticLog] = []
        for record in try context.library.records(query) {
            let log = DiagnosticLog(record)
            if log.record != nil { logs.append(log) }
        }
        return logs.sorted { $0.date > $1.date }
    }

    /// The entries of all days of one sort as a single list, the most frequent first.
    static func merged(_ days: [[Entry]]) -> [Entry] {
        var merged: [Entry] = []
        for entries in days {
            for entry in entries {
                guard let index = merged.firstIndex(where: { $0.name == entry.name }) else {
                    merged.append(entry)
                    continue
                }
                merged[index].count += entry.count
                merged[index].sum += entry.sum
                merged[index].longest = max(merged[index].longest, entry.longest)
                merged[index].recovered += entry.recovered
                // The days come newest first.
                if merged[index].trace.isEmpty { merged[index].trace = entry.trace }
            }
        }
        return merged.sorted { a, b in a.count != b.count ? a.count > b.count : a.name < b.name }
    }
}
