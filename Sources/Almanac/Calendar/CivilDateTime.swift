/// A date and a time to the second, without a time zone.
public struct CivilDateTime: Hashable, Sendable {
    public var date: CivilDate
    public var time: ClockTime
    /// 0 to 59.
    public var second: Int

    public init(date: CivilDate, time: ClockTime, second: Int = 0) {
        self.date = date
        self.time = time
        self.second = min(max(second, 0), 59)
    }

    /// Creates the date and time in UTC that many seconds after 1970, clamped to the range of dates.
    public init(utcSeconds: Int64) {
        let ofDay = utcSeconds.flooredRemainder(by: 86_400)
        date = CivilDate(dayNumber: Int32(clamping: utcSeconds.flooredDivision(by: 86_400)))
        time = ClockTime(wrapping: ofDay / 60)
        second = Int(ofDay % 60)
    }

    /// The number of seconds since 1970 if this is a time in UTC.
    public var utcSeconds: Int64 {
        Int64(date.dayNumber) * 86_400 + Int64(time.minuteOfDay) * 60 + Int64(second)
    }

    /// 0 (00:00) to 1439 (23:59).
    public var minuteOfDay: Int { time.minuteOfDay }
}

extension CivilDateTime: Comparable {
    public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool { a.utcSeconds < b.utcSeconds }
}

extension CivilDateTime: CustomStringConvertible {
    /// The ISO 8601 text, `2026-11-21T05:07:00`.
    public var description: String {
        date.description + "T" + time.description + ":" + DecimalText.padded(second, to: 2)
    }
}
