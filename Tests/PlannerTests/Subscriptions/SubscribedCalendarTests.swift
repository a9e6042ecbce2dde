import Almanac
import Records
import Testing

@testable import Planner

/// What of a calendar's file stands on which day, in UTC unless a test says otherwise.
struct SubscribedCalendarTests {
    static let first = CivilDate(year: 2026, month: 11, day: 1)!
    static let last = CivilDate(year: 2026, month: 12, day: 31)!

    static func file(_ lines: String...) -> [UInt8] {
        Array((["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n").utf8)
    }

    static func event(_ lines: String...) -> String {
        (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
    }

    static func read(_ bytes: [UInt8], at zone: Zone = .utc) throws -> SubscribedCalendar {
        try SubscribedCalendar(bytes, from: first, through: last, at: zone, zone: { _ in nil }, untitled: "Untitled")
    }

    /// The days of a file's events, in order.
    private func dates(_ lines: String...) throws -> [String] {
        try Self.read(Self.file(lines.joined(separator: "\r\n"))).days.keys.sorted().map(\.description)
    }

    @Test("an event takes its hours, one over midnight both days, one of a day or longer the days as a whole")
    func extents() throws {
        let calendar = try Self.read(
            Self.file(
                Self.event("UID:a", "SUMMARY:Late", "DTSTART:20261121T230000Z", "DTEND:20261122T010000Z"),
                Self.event("UID:b", "SUMMARY:Trip", "DTSTART;VALUE=DATE:20261125", "DTEND;VALUE=DATE:20261128"),
                Self.event("UID:c", "SUMMARY:Long", "DTSTART:20261201T090000Z", "DURATION:P2D")))
        #expect(
            calendar.days.keys.sorted().map(\.description) == [
                "2026-11-21", "2026-11-22", "2026-11-25", "2026-11-26", "2026-11-27", "2026-12-01", "2026-12-02",
                "2026-12-03",
            ])
        let night = CivilDate(year: 2026, month: 11, day: 21)!
        #expect(calendar.days[night]?.first?.time.map { $0.upperBound.seconds - $0.lowerBound.seconds } == 3600)
        #expect(calendar.days[CivilDate(year: 2026, month: 12, day: 2)!]?.first?.time == nil)
        #expect(calendar.count == 3 && calendar.doubtful == 0 && !calendar.isCut)
    }

    @Test("a series leaves out its excluded days, and a day that was moved or cancelled is where it was put")
    func series() throws {
        let series = Self.event(
            "UID:a", "SUMMARY:Class", "DTSTART:20261102T090000Z", "DURATION:PT1H",
            "RRULE:FREQ=WEEKLY;UNTIL=20261130T090000Z",
            "EXDATE:20261109T090000Z")
        let moved = Self.event(
            "UID:a", "SUMMARY:Class", "RECURRENCE-ID:20261116T090000Z", "DTSTART:20261117T100000Z", "DURATION:PT1H")
        let cancelled = Self.event(
            "UID:a", "RECURRENCE-ID:20261123T090000Z", "DTSTART:20261123T090000Z", "STATUS:CANCELLED")
        #expect(try dates(series, moved, cancelled) == ["2026-11-02", "2026-11-17", "2026-11-30"])
    }

    @Test("a zone's own rules say when an event is, on both sides of the change of the clocks")
    func zones() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Own", "BEGIN:STANDARD", "DTSTART:20071104T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=2SU", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "END:STANDARD",
            "BEGIN:DAYLIGHT", "DTSTART:20070311T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
            "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "END:DAYLIGHT", "END:VTIMEZONE",
        ].joined(separator: "\r\n")
        let calendar = try Self.read(
            Self.file(
                zone,
                Self.event(
                    "UID:a", "SUMMARY:x", "DTSTART;TZID=Own:20261106T090000", "DURATION:PT1H",
                    "RRULE:FREQ=DAILY;COUNT=4")))
        let hours = calendar.days.sorted { $0.key < $1.key }.compactMap { day in
            day.value.first?.time.map { Zone.utc.local($0.lowerBound).minuteOfDay / 60 }
        }
        #expect(hours == [13, 13, 14, 14])
    }

    @Test("what is no calendar, or ends in the middle, is refused; what can't be read of one is counted")
    func damaged() throws {
        #expect(throws: SubscribedFileError.noCalendar) { try Self.read(Array("<html>".utf8)) }
        let whole = Self.file(Self.event("UID:a", "SUMMARY:x", "DTSTART:20261121T090000Z"))
        #expect(throws: SubscribedFileError.unfinished) { try Self.read(Array(whole.dropLast(15))) }
        let odd = try Self.read(
            Self.file(
                Self.event("UID:a", "DTSTART:soon"),
                Self.event("UID:b", "DTSTART:20261121T090000Z", "RRULE:FREQ=HOURLY")))
        #expect(odd.doubtful == 2 && odd.count == 1)
    }

    @Test("whatever bytes are changed, reading ends, gives the same twice, and stays within its days and sizes")
    func mutated() throws {
        let whole = Self.file(
            Self.event(
                "UID:a", "SUMMARY:Class", "DTSTART:20261102T090000Z", "DTEND:20261102T100000Z",
                "RRULE:FREQ=DAILY;COUNT=99999"),
            Self.event(
                "UID:b", "DTSTART;VALUE=DATE:20261121", "DURATION:P3D", "RDATE;VALUE=DATE:20261201", "EXDATE:20261121"))
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 1...255, using: &random)
            }
            guard let read = try? Self.read(bytes) else { continue }
            #expect(try Self.read(bytes).days == read.days)
            for (date, events) in read.days {
                #expect((Self.first...Self.last).contains(date))
                #expect(JSON.array(events.map { $0.json }).canonicalLength <= 60_000)
                for event in events { #expect(SubscribedEvent(event.json) == event) }
            }
        }
    }
}
