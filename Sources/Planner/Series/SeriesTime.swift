import Almanac

/// When on its day something that repeats takes place.
public enum SeriesTime: Hashable, Sendable {
    /// Whenever the day has room: it is offered, and the person places it.
    case none
    /// At a minute of the day.
    case clock(Int)
    /// Tied to a prayer, whenever that is.
    case prayer(PrayerAnchor)

    /// Reads what ``text`` writes; anything else is no time.
    public init(_ text: String) {
        if let time = ClockTime(text) {
            self = .clock(time.minuteOfDay)
        } else if let anchor = PrayerAnchor(text) {
            self = .prayer(anchor)
        } else {
            self = .none
        }
    }

    /// The time as records and programs write it: `15:30`, `asr+20`, empty for none.
    public var text: String {
        switch self {
        case .none: ""
        case .clock(let minute): ClockTime(minuteOfDay: minute)?.description ?? ""
        case .prayer(let anchor): anchor.text
        }
    }

    /// The tie to a prayer, where there is one.
    public var anchor: PrayerAnchor? {
        if case .prayer(let anchor) = self { anchor } else { nil }
    }

    /// The minute that is asked for on a day; `nil` where none is.
    public func start(on day: PlanningDay, duration: Int) -> Int? {
        switch self {
        case .none: nil
        case .clock(let minute): minute
        case .prayer(let anchor): anchor.start(on: day, duration: duration)
        }
    }
}
