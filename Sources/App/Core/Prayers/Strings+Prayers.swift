import Almanac
import Interface
import Planner

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

extension PrayerEvent {
    /// Creates the event with the name used by programs and addresses; `nil` if there is none.
    init?(named name: some StringProtocol) {
        for event in Self.allCases where name == event.identifier {
            self = event
            return
        }
        return nil
    }
}

extension PrayerBlock.Kind {
    /// The event at which the prayer begins.
    var event: PrayerEvent {
        switch self {
        case .fajr: .fajr
        case .dhuhr, .jummah: .dhuhr
        case .eid: .sunrise
        case .asr: .asr
        case .maghrib: .maghrib
        case .isha: .isha
        }
    }
}

extension Strings {
    /// The name of a prayer or of sunrise.
    func name(_ event: PrayerEvent) -> String { self[key: "prayer.\(event.identifier)"] }
}
