import Almanac
import Records

/// Answers questions about the zones of a pack, for comparing them with the browser's own.
enum ZoneVectors {
    /// The first line is the pack's section in Base64. Each further line is a zone's name and seconds since 1970, by
    /// tabs: `transitions`, the name, and two seconds for the changes between them (`second:offset` each); `offsets`,
    /// the name, and any number of seconds for the offsets then.
    static func answers(_ text: [UInt8]) -> [[UInt8]] {
        var answers: [[UInt8]] = []
        var database: ZoneDatabase?
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let zones = database else {
                guard let section = Base64.decode(String(decoding: line, as: UTF8.self)),
                    let opened = try? ZoneDatabase(section)
                else { return [[UInt8]("no zones".utf8)] }
                database = opened
                continue
            }
            var columns: [String] = []
            for column in line.split(separator: UInt8(ascii: "\t")) {
                columns.append(String(decoding: column, as: UTF8.self))
            }
            answers.append([UInt8](answer(columns, zones).utf8))
        }
        return answers
    }

    private static func answer(_ columns: [String], _ zones: ZoneDatabase) -> String {
        guard columns.count >= 2, let zone = zones.zone(columns[1]) else { return "no such zone" }
        var seconds: [Int64] = []
        for column in columns.dropFirst(2) { seconds.append(Int64(column) ?? 0) }
        guard columns[0] == "transitions", seconds.count == 2 else {
            var offsets: [String] = []
            for second in seconds { offsets.append("\(zone.offset(at: Instant(seconds: second)))") }
            return offsets.joined(separator: " ")
        }
        var changes: [String] = []
        var next = zone.nextTransition(after: Instant(seconds: seconds[0]))
        while let change = next, change.instant.seconds < seconds[1] {
            changes.append("\(change.instant.seconds):\(change.offsetAfter)")
            next = zone.nextTransition(after: change.instant)
        }
        return changes.joined(separator: " ")
    }
}
