import Almanac

/// A date or a time of a calendar file (RFC 5545 §3.3.4, §3.3.5) as the place's wall clock shows it.
struct CalendarTime {
    var date: CivilDate
    /// The minute of the day; `nil` for a whole day.
    var minute: Int?

    /// Reads a property's value: a time in UTC, in a zone that is named, or by the wall clock. A zone that isn't known
    /// counts as the place's own. `nil` where it is no time.
    init?(_ line: CalendarLines.Line, _ context: TaskFileContext) {
        guard let (date, minute, isUTC) = Self.parse(line.value) else { return nil }
        self.date = date
        guard let minute, let time = ClockTime(minuteOfDay: minute) else { return }
        self.minute = minute
        var zone = isUTC ? Zone.utc : context.zone
        if let name = line.parameter("TZID") {
            for known in context.zones where known.identifier == name { zone = known }
        }
        guard zone != context.zone else { return }
        let local = context.zone.local(zone.instant(of: date, at: time))
        self.date = local.date
        self.minute = local.minuteOfDay
    }

    /// The instant of a time in UTC; `nil` for any other.
    static func instant(_ text: String) -> Instant? {
        guard let (date, minute, isUTC) = parse(text), isUTC, let minute, let time = ClockTime(minuteOfDay: minute)
        else {
            return nil
        }
        return Zone.utc.instant(of: date, at: time)
    }

    /// `20261121`, `20261121T090000`, `20261121T090000Z`.
    private static func parse(_ text: String) -> (date: CivilDate, minute: Int?, isUTC: Bool)? {
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
