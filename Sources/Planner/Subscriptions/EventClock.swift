import Almanac

/// The clock that a time of a calendar file is read on: of a zone, or of rules that the file brings itself.
enum EventClock: Hashable {
    /// The clocks of the person's place, wherever that is.
    case floating(Zone)
    case zone(Zone)
    case rules(FileZone)

    /// Returns the instant at which the clock shows a time, both in seconds since 1970.
    func instant(_ wall: Int64) -> Int64 {
        switch self {
        case .floating(let zone), .zone(let zone): zone.instant(of: CivilDateTime(utcSeconds: wall)).seconds
        case .rules(let rules): rules.instant(wall)
        }
    }

    /// Returns what the clock shows at an instant.
    func wall(_ instant: Int64) -> Int64 {
        switch self {
        case .floating(let zone), .zone(let zone): zone.local(Instant(seconds: instant)).utcSeconds
        case .rules(let rules): rules.wall(instant)
        }
    }
}
