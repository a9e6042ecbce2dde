import Almanac

/// When on a day a reminder comes.
public enum PathReminderTime: Hashable, Sendable {
    /// So many minutes after a prayer has come.
    case after(PrayerEvent, minutes: Int)
    /// At a time of the clock.
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

    /// The time as records have it: `maghrib+20`, `21:30`.
    public var text: String {
        switch self {
        case .after(let event, let minutes): event.identifier + "+\(minutes)"
        case .clock(let time): time.description
        }
    }

    /// The instant on a date; `nil` where it follows a prayer and the place has no times.
    public func instant(on date: CivilDate, prayers: PrayerTimes?, zone: Zone) -> Instant? {
        switch self {
        case .after(let event, let minutes): prayers.map { $0[event] + .minutes(Int64(minutes)) }
        case .clock(let time): zone.instant(of: date, at: time)
        }
    }
}
