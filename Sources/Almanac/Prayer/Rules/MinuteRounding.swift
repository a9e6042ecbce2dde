/// How an instant becomes a time on the clock.
public enum MinuteRounding: Hashable, Sendable, CaseIterable {
    /// The nearest minute, half a minute up.
    case nearest
    /// The next minute: nobody prays before the time.
    case up
    /// The minute that has begun.
    case down
    /// As it is, in whole milliseconds.
    case none
    /// Up for the five prayers and down for sunrise, so that each errs to the safe side.
    case cautious

    /// The name in settings, addresses and the command line.
    public var identifier: String {
        switch self {
        case .nearest: "nearest"
        case .up: "up"
        case .down: "down"
        case .none: "none"
        case .cautious: "cautious"
        }
    }

    /// The rounding of a name; `nil` when there is none.
    public init?(named name: String) {
        for rounding in Self.allCases where rounding.identifier == name {
            self = rounding
            return
        }
        return nil
    }

    /// What the rounding adds before the minute's rest is dropped, in microseconds; `nil` where nothing is dropped.
    func added(for event: PrayerEvent) -> Int64? {
        switch self {
        case .nearest: 30_000_000
        case .up: 59_999_999
        case .down: 0
        case .none: nil
        case .cautious: event == .sunrise ? 0 : 59_999_999
        }
    }
}
