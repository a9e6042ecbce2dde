import Almanac

/// The time of day of a reminder.
public enum PathReminderTime: Hashable, Sendable {
    /// A number of minutes after a prayer's time.
    case after(PrayerEvent, minutes: Int)
    /// At a fixed time.
    case clock(ClockTime)

    /// Reads what ``text`` writes; `nil` for anything else.
    public init?(_ text: String) {
        if let time = ClockTime(text) {
            self = .clock(time)
            return
        }
        let parts = text.split(separator: "+", maxSplits: 1)
        guard parts.count == 2, let minutes = Int(parts[1]), (0...180).contains(minutes) else { return nil }
        for event in PrayerEvent.allCases where event.isPrayer && event.identifier == parts[0] {
            self = .after(event, minutes: minutes)
            return
        }
        return nil
    }

    /// The time as written in records: `maghrib+20`, `21:30`.
    public var text: String {
        switch self {
        case .after(let event, let minutes): event.identifier + "+\(minutes)"
        case .clock(let time): time.description
        }
    }

    /// Returns the instant on a date; `nil` if it depends on a prayer and the place has no prayer times.
    public func instant(on date: CivilDate, prayers: PrayerTimes?, zone: Zone) -> Instant? {
        switch self {
        case .after(let event, let minutes): prayers.map { $0[event] + .minutes(Int64(minutes)) }
        case .clock(let time): zone.instant(of: date, at: time)
        }
    }
}
