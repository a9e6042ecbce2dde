import Almanac

/// A date or a time of a calendar file (RFC 5545 §3.3.4, §3.3.5), by the clocks of the zone that it is written in.
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

    /// Reads a property's value: a time in UTC, in a zone that is named, or by the wall clock. A zone that isn't known
    /// counts as the place's own. `nil` where it is no time.
    init?(_ line: CalendarLines.Line, _ context: TaskFileContext) {
        self.init(line.value[...], in: Self.zone(of: line, context))
    }

    /// Reads a value whose zone, where it isn't UTC, is known.
    init?(_ text: Substring, in zone: Zone) {
        guard let (date, minute, isUTC) = Self.parse(text) else { return nil }
        self.init(date, minute: minute, zone: isUTC ? .utc : zone)
    }

    /// The times by commas that a property holds, of a period its beginning; `nil` where one of them can't be read.
    static func list(_ line: CalendarLines.Line, _ context: TaskFileContext) -> [CalendarTime]? {
        var times: [CalendarTime] = []
        for part in line.value.split(separator: ",") {
            guard let time = CalendarTime(part.prefix { $0 != "/" }, in: zone(of: line, context)) else { return nil }
            times.append(time)
        }
        return times
    }

    /// The same moment by another zone's clocks. A whole day is the same day everywhere.
    func shown(in other: Zone) -> CalendarTime {
        guard zone != other, let time = minute.flatMap({ ClockTime(minuteOfDay: $0) }) else {
            return CalendarTime(date, minute: minute, zone: other)
        }
        let local = other.local(zone.instant(of: date, at: time))
        return CalendarTime(local.date, minute: local.minuteOfDay, zone: other)
    }

    /// The instant of a time in UTC; `nil` for any other.
    static func instant(_ text: String) -> Instant? {
        guard let (date, minute, isUTC) = parse(text[...]), isUTC,
            let time = minute.flatMap({ ClockTime(minuteOfDay: $0) })
        else { return nil }
        return Zone.utc.instant(of: date, at: time)
    }

    private static func zone(of line: CalendarLines.Line, _ context: TaskFileContext) -> Zone {
        guard let name = line.parameter("TZID") else { return context.zone }
        return context.zones.first { $0.identifier == name } ?? context.zone
    }

    /// `20261121`, `20261121T090000`, `20261121T090000Z`.
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
