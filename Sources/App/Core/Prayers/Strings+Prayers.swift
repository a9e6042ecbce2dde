import Almanac
import Interface

extension Strings {
    /// A calculation method's name.
    func name(_ method: PrayerMethod) -> String { self[key: "method.\(method.identifier)"] }

    /// A minute of the day as a clock time; a minute of the next day wraps around.
    func time(minute: Int) -> String {
        ClockTime(minuteOfDay: ((minute % 1440) + 1440) % 1440).map { time($0) } ?? ""
    }

    /// A range of minutes as clock times.
    func range(_ minutes: Range<Int>) -> String {
        guard let start = ClockTime(minuteOfDay: ((minutes.lowerBound % 1440) + 1440) % 1440),
            let end = ClockTime(minuteOfDay: ((minutes.upperBound % 1440) + 1440) % 1440)
        else { return "" }
        return timeRange(start, end)
    }
}
