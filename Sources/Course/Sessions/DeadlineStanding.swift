import Almanac

/// How near a week's deadline is (QF-119 to QF-124).
public enum DeadlineStanding: String, CaseIterable, Hashable, Sendable {
    /// The recording is with the server, however near the deadline is.
    case submitted
    case ahead
    case approaching
    case imminent
    case passed
}

extension WeekState {
    /// How near the deadline is; `nil` while a pause keeps it open.
    public func deadlineStanding(at now: Instant, _ config: CourseConfig) -> DeadlineStanding? {
        if isHandedIn { return .submitted }
        guard let deadline else { return nil }
        let left = deadline - now
        if left <= .zero { return .passed }
        if left <= config.imminent { return .imminent }
        return left <= config.approaching ? .approaching : .ahead
    }
}
