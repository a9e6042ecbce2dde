import Almanac

/// A time at which an event happens, by which a series' own times are compared: an instant, or a day.
enum EventMoment: Hashable {
    case instant(Int64)
    case day(Int64)
}

/// Reads the times of a file with the zones they are in.
struct EventTimes {
    /// A time with its clock.
    struct Time {
        var value: EventValue
        var clock: EventClock

        /// In seconds since 1970.
        var instant: Int64 { clock.instant(value.wall) }
    }

    private let own: [String: FileZone]
    private let place: Zone
    private let zone: (String) -> Zone?

    init(_ own: [String: FileZone], place: Zone, zone: @escaping (String) -> Zone?) {
        self.own = own
        self.place = place
        self.zone = zone
    }

    /// Reads a property's time; `nil` if it is none.
    func time(_ line: CalendarLines.Line) -> Time? {
        EventValue(line.value[...]).map { Time(value: $0, clock: clock(of: line, $0)) }
    }

    /// The times in a property's list; what isn't one is left out.
    func moments(_ line: CalendarLines.Line) -> [EventMoment] {
        times(line).map { time in time.value.isDate ? .day(time.value.wall) : .instant(time.instant) }
    }

    /// The times in a property's list, of periods their beginnings.
    func times(_ line: CalendarLines.Line) -> [Time] {
        var times: [Time] = []
        for part in line.value.split(separator: ",") {
            guard let value = EventValue(part.prefix { $0 != "/" }) else { continue }
            times.append(Time(value: value, clock: clock(of: line, value)))
        }
        return times
    }

    private func clock(of line: CalendarLines.Line, _ value: EventValue) -> EventClock {
        if value.isUTC { return .zone(.utc) }
        guard !value.isDate, let name = line.parameter("TZID") else { return .floating(place) }
        if let known = zone(name) { return .zone(known) }
        if let rules = own[name] { return .rules(rules) }
        // Some programs put their own name before the zone's: /citadel.org/20210210_1/Europe/Berlin.
        let parts = name.split(separator: "/")
        for count in [3, 2] where parts.count > count {
            if let known = zone(parts.suffix(count).joined(separator: "/")) { return .zone(known) }
        }
        return .floating(place)
    }
}
