/// How an instant is rounded to a time on the clock.
public enum MinuteRounding: Hashable, Sendable, CaseIterable {
    /// To the nearest minute, with half a minute rounded up.
    case nearest
    /// To the next minute, so that nobody prays before the time.
    case up
    /// To the minute that has begun.
    case down
    /// Not rounded, in whole milliseconds.
    case none
    /// Up for the five prayers and down for sunrise, which is the safe side for each.
    case cautious

    /// The name in settings, URLs and on the command line.
    public var identifier: String {
        switch self {
        case .nearest: "nearest"
        case .up: "up"
        case .down: "down"
        case .none: "none"
        case .cautious: "cautious"
        }
    }

    /// Finds a rounding by its name; `nil` if there is none.
    public init?(named name: String) {
        for rounding in Self.allCases where rounding.identifier == name {
            self = rounding
            return
        }
        return nil
    }

    /// Returns what the rounding adds before truncating to the minute, in microseconds; `nil` if it doesn't truncate.
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
