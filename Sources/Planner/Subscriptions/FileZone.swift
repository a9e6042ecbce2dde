import Almanac

/// The rules of a zone as a calendar file brings them (VTIMEZONE, RFC 5545 §3.6.5), for names that nobody else knows.
final class FileZone: Hashable, Sendable {
    /// A change of the clocks: when it happens, in seconds of the clock before it, and the offsets on both sides.
    struct Change: Hashable, Sendable {
        var wall: Int64
        var before: Int64
        var after: Int64
        var instant: Int64 { wall - before }
    }

    /// In the order of time; never empty.
    private let changes: [Change]

    /// `nil` if there are no changes.
    init?(_ changes: [Change]) {
        guard !changes.isEmpty else { return nil }
        self.changes = changes.sorted { a, b in a.instant < b.instant }
    }

    /// The instant at which the clock shows a time: the first of two, and for a time that is left out the one that the
    /// clock before the gap would give (RFC 5545 §3.3.5).
    func instant(_ wall: Int64) -> Int64 {
        var offset = changes[0].before
        for change in changes {
            guard change.wall <= wall else { break }
            offset = wall < change.wall + change.after - change.before ? change.before : change.after
        }
        return wall - offset
    }

    func wall(_ instant: Int64) -> Int64 {
        var offset = changes[0].before
        for change in changes {
            guard change.instant <= instant else { break }
            offset = change.after
        }
        return instant + offset
    }

    static func == (a: FileZone, b: FileZone) -> Bool { a === b || a.changes == b.changes }

    func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

/// One of a zone's observances while it is read.
struct FileObservance {
    var start: CalendarLines.Line?
    var before: Int64?
    var after: Int64?
    var rules: [CalendarLines.Line] = []
    var added: [CalendarLines.Line] = []

    mutating func take(_ line: CalendarLines.Line) {
        switch line.name {
        case "DTSTART": start = line
        case "TZOFFSETFROM": before = Self.offset(line.value)
        case "TZOFFSETTO": after = Self.offset(line.value)
        case "RRULE": rules.append(line)
        case "RDATE": added.append(line)
        default: break
        }
    }

    /// The most changes of an observance that are kept; two hundred years of them.
    private static let most = 400

    /// The changes in and around a period, and the observance's first.
    func changes(from first: CivilDate, through last: CivilDate) -> [FileZone.Change] {
        guard let before, let after, let start = start.flatMap({ EventValue($0.value[...]) }), !start.isUTC else {
            return []
        }
        var walls = [start.wall]
        for line in added {
            for part in line.value.split(separator: ",").prefix(Self.most) {
                if let time = EventValue(part.prefix { $0 != "/" }) { walls.append(time.wall) }
            }
        }
        let date = CivilDateTime(utcSeconds: start.wall).date
        let ofDay = start.secondsOfDay
        for line in rules.prefix(5) {
            // Changes come once or twice a year; an hourly rule is none.
            guard let rule = try? RecurrenceRule(line.value), rule.frequency == .yearly || rule.frequency == .monthly
            else { continue }
            for day in Recurrence(rule, from: date).dates(from: max(date, first), through: last) {
                guard day <= last, walls.count < Self.most else { break }
                walls.append(Int64(day.dayNumber) * 86_400 + ofDay)
            }
        }
        return walls.map { FileZone.Change(wall: $0, before: before, after: after) }
    }

    /// Reads an offset such as `+0530` or `-023000`, in seconds (§3.3.14).
    private static func offset(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        guard bytes.count == 5 || bytes.count == 7, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-")
        else { return nil }
        var parts: [Int64] = []
        var index = 1
        while index + 1 < bytes.count {
            guard (48...57).contains(bytes[index]), (48...57).contains(bytes[index + 1]) else { return nil }
            parts.append(Int64(bytes[index] - 48) * 10 + Int64(bytes[index + 1] - 48))
            index += 2
        }
        let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
        guard seconds <= 86_400 else { return nil }
        return bytes[0] == UInt8(ascii: "-") ? -seconds : seconds
    }
}
