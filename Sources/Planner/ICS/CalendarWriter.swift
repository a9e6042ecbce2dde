import Almanac

/// Writes a calendar file (iCalendar, RFC 5545). Times are in UTC, so that the file needs no zones, or in a single zone
/// whose rules are included in the file.
public struct CalendarWriter: Sendable {
    private var bytes: [UInt8] = []
    private let zone: CalendarZone?

    private init(_ zone: CalendarZone?) { self.zone = zone }

    /// Returns a file's bytes.
    ///
    /// - Parameters:
    ///   - name: The name that calendar programs may show.
    ///   - zone: The zone of the times; UTC if `nil`.
    ///   - refresh: After how many minutes a subscribed program asks again (RFC 7986 §5.7); `nil` in a file.
    public static func bytes(
        name: String, events: [CalendarEvent], zone: CalendarZone? = nil, refresh: Int? = nil
    ) -> [UInt8] {
        var writer = CalendarWriter(zone)
        writer.line("BEGIN:VCALENDAR")
        writer.line("VERSION:2.0")
        writer.line("PRODID:-//Wird//Wird//EN")
        writer.line("CALSCALE:GREGORIAN")
        writer.line("X-WR-CALNAME:", CalendarText.escaped(name))
        if let refresh {
            writer.line("REFRESH-INTERVAL;VALUE=DURATION:", CalendarText.duration(minutes: refresh))
            writer.line("X-PUBLISHED-TTL:", CalendarText.duration(minutes: refresh))
        }
        if let zone { for line in zone.lines { writer.line(line) } }
        for event in events { writer.write(event) }
        writer.line("END:VCALENDAR")
        return writer.bytes
    }

    private mutating func write(_ event: CalendarEvent) {
        line("BEGIN:VEVENT")
        line("UID:", CalendarText.escaped(event.id))
        line("DTSTAMP:", CalendarText.utc(event.stamp))
        moment("DTSTART", event.start)
        moment("DTEND", event.end)
        line("SUMMARY:", CalendarText.escaped(event.title))
        if !event.notes.isEmpty { line("DESCRIPTION:", CalendarText.escaped(event.notes)) }
        if !event.category.isEmpty { line("CATEGORIES:", CalendarText.escaped(event.category)) }
        if !event.link.isEmpty { line("URL:", event.link) }
        if event.isCancelled { line("STATUS:CANCELLED") }
        for alarm in event.alarms {
            line("BEGIN:VALARM")
            line("ACTION:DISPLAY")
            line("DESCRIPTION:", CalendarText.escaped(alarm.text))
            line("TRIGGER:", CalendarText.duration(minutes: alarm.minutes))
            line("END:VALARM")
        }
        line("END:VEVENT")
    }

    /// Writes an instant, in the zone if its local time is unambiguous there (§3.3.5: of two, the first is meant).
    private mutating func moment(_ name: String, _ instant: Instant) {
        if let zone, let local = zone.local(instant) {
            line(name + ";TZID=" + zone.identifier + ":", CalendarText.local(local))
        } else {
            line(name + ":", CalendarText.utc(instant))
        }
    }

    /// Writes a line, folded into pieces of at most 75 octets without splitting a character (RFC 5545 §3.1).
    private mutating func line(_ name: String, _ value: String = "") {
        var width = 0
        for text in [name, value] {
            for scalar in text.unicodeScalars {
                let octets = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                if width + octets.count > 75 {
                    bytes += [13, 10, 32]
                    width = 1
                }
                bytes += octets
                width += octets.count
            }
        }
        bytes += [13, 10]
    }
}
