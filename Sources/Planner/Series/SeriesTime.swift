import Almanac

/// When a repeating task takes place on its day.
public enum SeriesTime: Hashable, Sendable {
    /// At no fixed time: the task is offered, and the person places it.
    case none
    /// At a minute of the day.
    case clock(Int)
    /// Tied to a prayer, whenever that is.
    case prayer(PrayerAnchor)

    /// Reads what ``text`` writes. Anything else becomes ``none``.
    public init(_ text: String) {
        if let time = ClockTime(text) {
            self = .clock(time.minuteOfDay)
        } else if let anchor = PrayerAnchor(text) {
            self = .prayer(anchor)
        } else {
            self = .none
        }
    }

    /// The time as written in records and to programs: `15:30`, `asr+20`, or empty for ``none``.
    public var text: String {
        switch self {
        case .none: ""
        case .clock(let minute): ClockTime(minuteOfDay: minute)?.description ?? ""
        case .prayer(let anchor): anchor.text
        }
    }

    /// The prayer it is tied to, if any.
    public var anchor: PrayerAnchor? {
        if case .prayer(let anchor) = self { anchor } else { nil }
    }

    /// Returns the requested minute on a day; `nil` if there is none.
    public func start(on day: PlanningDay, duration: Int) -> Int? {
        switch self {
        case .none: nil
        case .clock(let minute): minute
        case .prayer(let anchor): anchor.start(on: day, duration: duration)
        }
    }
}
