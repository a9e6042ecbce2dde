import Almanac

extension Strings {
    /// Formats a time of day: `٢:٤٢ م`, `2:42 PM`, or `14:42` on the 24-hour clock.
    ///
    /// The space before the part of the day is non-breaking.
    public func time(_ time: ClockTime) -> String {
        switch clock {
        case .twentyFourHours: return digitalTime(time.hour, time.minute)
        case .twelveHours: return digitalTime(twelveHour(time.hour), time.minute) + "\u{A0}" + half(of: time)
        }
    }

    /// Formats a time without the part of the day, for places where it is clear, such as the hours of a timeline.
    public func shortTime(_ time: ClockTime) -> String {
        switch clock {
        case .twentyFourHours: digitalTime(time.hour, time.minute)
        case .twelveHours: digitalTime(twelveHour(time.hour), time.minute)
        }
    }

    /// Formats a time range: `٢:٤٢ – ٣:٠٢ م`. If both ends are in the same part of the day, it is given only once.
    public func timeRange(_ start: ClockTime, _ end: ClockTime) -> String {
        let isShared = half(of: start) == half(of: end)
        let first = clock == .twelveHours && !isShared ? time(start) : shortTime(start)
        return self(.timeRange, .word("start", first), .word("end", time(end)))
    }

    /// Returns the part of the day of a time: `ص`, `م`, `AM`, `PM`, `صبح`.
    public func half(of time: ClockTime) -> String { catalogue.periods.name(hour: time.hour) }

    /// All parts of the day with the hours at which they begin, as scripts read them: `0 AM | 12 PM`.
    public var dayPeriods: String { catalogue.periods.text }

    private func twelveHour(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

    /// Formats hours and minutes. On the 24-hour clock the hour has two digits.
    private func digitalTime(_ hour: Int, _ minute: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(12)
        digits.append(Int64(hour), width: clock == .twentyFourHours ? 2 : 1, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        digits.append(Int64(minute), width: 2, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
