import Almanac

/// A time zone's rules over a stretch of time, as a calendar file brings them along (RFC 5545 §3.6.5).
public struct CalendarZone: Sendable {
    private let zone: Zone
    private let observances: [Observance]

    /// An offset and the wall clock's time, by the offset before, at which it began.
    private struct Observance {
        var start: CivilDateTime
        var before: Int
        var after: Int
    }

    /// The rules that hold from one instant through another.
    public init(_ zone: Zone, from first: Instant, through last: Instant) {
        self.zone = zone
        let offset = zone.offset(at: first)
        var observances = [Observance(start: zone.local(first), before: offset, after: offset)]
        var after = first
        while let transition = zone.nextTransition(after: after), transition.instant <= last {
            observances.append(
                Observance(
                    start: CivilDateTime(utcSeconds: transition.instant.seconds + Int64(transition.offsetBefore)),
                    before: transition.offsetBefore, after: transition.offsetAfter))
            after = transition.instant
        }
        self.observances = observances
    }

    public var identifier: String { zone.identifier }

    /// What the clock shows at an instant; `nil` where it shows the same again and the instant is not the first of the two.
    func local(_ instant: Instant) -> CivilDateTime? {
        let local = zone.local(instant)
        return zone.instant(of: local).seconds == instant.seconds ? local : nil
    }

    /// The component's lines.
    var lines: [String] {
        var standard = observances[0].after
        for observance in observances { standard = min(standard, observance.after) }
        var lines = ["BEGIN:VTIMEZONE", "TZID:" + identifier]
        for observance in observances {
            let name = observance.after > standard ? "DAYLIGHT" : "STANDARD"
            lines.append("BEGIN:" + name)
            lines.append("DTSTART:" + CalendarText.local(observance.start))
            lines.append("TZOFFSETFROM:" + CalendarText.offset(observance.before))
            lines.append("TZOFFSETTO:" + CalendarText.offset(observance.after))
            lines.append("END:" + name)
        }
        lines.append("END:VTIMEZONE")
        return lines
    }
}
