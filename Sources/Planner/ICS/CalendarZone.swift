import Almanac

/// A time zone's rules over a period, as included in a calendar file (RFC 5545 §3.6.5).
public struct CalendarZone: Sendable {
    private let zone: Zone
    private let observances: [Observance]

    /// A change of the offset, and the local time, by the offset before, at which it happened.
    private struct Observance {
        var start: CivilDateTime
        var before: Int
        var after: Int
    }

    /// Collects the rules that apply from one instant through another.
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

    /// Returns the local time at an instant; `nil` if the local time occurs twice and the instant is the second of the
    /// two.
    func local(_ instant: Instant) -> CivilDateTime? {
        let local = zone.local(instant)
        return zone.instant(of: local).seconds == instant.seconds ? local : nil
    }

    /// The lines of the `VTIMEZONE` component.
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
