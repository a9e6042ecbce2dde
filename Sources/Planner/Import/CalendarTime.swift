import Almanac

/// A date or time of a calendar file (RFC 5545 §3.3.4, §3.3.5), in the zone in which it is written.
struct CalendarTime: Hashable {
    var date: CivilDate
    /// The minute of the day; `nil` for a whole day.
    var minute: Int?
    let zone: Zone

    init(_ date: CivilDate, minute: Int?, zone: Zone) {
        self.date = date
        self.minute = minute
        self.zone = zone
    }

    /// Reads a property's value: a time in UTC, in a named zone, or in local time. An unknown zone is treated as the
    /// place's. `nil` if the value is not a time.
    init?(_ line: CalendarLines.Line, _ context: TaskFileContext) {
        self.init(line.value[...], in: Self.zone(of: line, context))
    }

    /// Reads a value that is in the given zone unless it is in UTC.
    init?(_ text: Substring, in zone: Zone) {
        guard let (date, minute, isUTC) = Self.parse(text) else { return nil }
        self.init(date, minute: minute, zone: isUTC ? .utc : zone)
    }

    /// Reads a property's comma-separated times, taking the start of a period; `nil` if one of them can't be read.
    static func list(_ line: CalendarLines.Line, _ context: TaskFileContext) -> [CalendarTime]? {
        var times: [CalendarTime] = []
        for part in line.value.split(separator: ",") {
            guard let time = CalendarTime(part.prefix { $0 != "/" }, in: zone(of: line, context)) else { return nil }
            times.append(time)
        }
        return times
    }

    /// Returns the same moment in another zone. A whole day is the same day everywhere.
    func shown(in other: Zone) -> CalendarTime {
        guard zone != other, let time = minute.flatMap({ ClockTime(minuteOfDay: $0) }) else {
            return CalendarTime(date, minute: minute, zone: other)
        }
        let local = other.local(zone.instant(of: date, at: time))
        return CalendarTime(local.date, minute: local.minuteOfDay, zone: other)
    }

    /// Reads an instant in UTC, to the second; `nil` for any other time.
    static func instant(_ text: String) -> Instant? {
        guard let (date, minute, isUTC) = parse(text[...]), isUTC,
            let time = minute.flatMap({ ClockTime(minuteOfDay: $0) }),
            let seconds = number(Array(text.utf8)[13..<15])
        else { return nil }
        // A leap second is the last of its minute here.
        return Zone.utc.instant(of: date, at: time) + .seconds(Int64(min(seconds, 59)))
    }

    private static func zone(of line: CalendarLines.Line, _ context: TaskFileContext) -> Zone {
        guard let name = line.parameter("TZID") else { return context.zone }
        return context.zones.first { $0.identifier == name } ?? context.zone
    }

    /// Reads `20261121`, `20261121T090000` or `20261121T090000Z`.
    private static func parse(_ text: Substring) -> (date: CivilDate, minute: Int?, isUTC: Bool)? {
        let bytes = Array(text.utf8)
        guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 else { return nil }
        guard let year = number(bytes[0..<4]), let month = number(bytes[4..<6]), let day = number(bytes[6..<8]),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard bytes.count > 8 else { return (date, nil, false) }
        let isUTC = bytes.count == 16
        guard bytes[8] == UInt8(ascii: "T"), !isUTC || bytes[15] == UInt8(ascii: "Z"),
            let hour = number(bytes[9..<11]), let minute = number(bytes[11..<13]), hour < 24, minute < 60,
            number(bytes[13..<15]) != nil
        else { return nil }
        return (date, hour * 60 + minute, isUTC)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in bytes {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        return number
    }
}
