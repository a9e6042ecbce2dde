import Almanac
import Planner
import TestSupport
import Testing

@Suite struct CalendarWriterTests {
    private static let noon = Instant(seconds: 1_795_262_400)

    private func event(_ title: String, notes: String = "", alarms: [CalendarEvent.Alarm] = []) -> CalendarEvent {
        CalendarEvent(
            id: "a@wird", stamp: Self.noon, start: Self.noon, end: Self.noon + .minutes(30), title: title, notes: notes,
            alarms: alarms)
    }

    @Test("SY-048 an event has its id, times in UTC, and an alarm before, at and after its start")
    func whole() throws {
        let alarms = [-10, 0, 5].map { CalendarEvent.Alarm(minutes: $0, text: "x") }
        let bytes = CalendarWriter.bytes(name: "وِرد", events: [event("قراءة", alarms: alarms)])
        let calendar = try CalendarReader.calendar(bytes)
        #expect(calendar.name == "VCALENDAR" && calendar["VERSION"] == ["2.0"] && calendar["PRODID"].count == 1)
        let event = try #require(calendar.children.first)
        #expect(event.name == "VEVENT" && event["UID"] == ["a@wird"])
        #expect(event["DTSTART"] == ["20261121T120000Z"] && event["DTEND"] == ["20261121T123000Z"])
        #expect(event["DTSTAMP"] == ["20261121T120000Z"])
        #expect(event.children.map { $0["TRIGGER"] } == [["-PT10M"], ["PT0M"], ["PT5M"]])
        #expect(
            event.children.allSatisfy {
                $0.name == "VALARM" && $0["ACTION"] == ["DISPLAY"] && $0["DESCRIPTION"] == ["x"]
            })
    }

    @Test("SY-048 no line of the file ends where Unicode has a line end and the calendar's form has none")
    func unicodeLineEnds() throws {
        let bytes = CalendarWriter.bytes(
            name: "a\u{2028}b", events: [event("a\u{85}b\u{2028}c", notes: "d\u{2029}e\u{85}f")])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.unicodeScalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) })
        let read = try #require(try CalendarReader.calendar(bytes).children.first)
        #expect(try CalendarReader.text(read["SUMMARY"][0]) == "a\nb\nc")
        #expect(try CalendarReader.text(read["DESCRIPTION"][0]) == "d\ne\nf")
    }

    @Test("SY-048 an event that would end before it begins lasts a minute")
    func reversed() throws {
        let event = CalendarEvent(id: "a", stamp: Self.noon, start: Self.noon, end: Self.noon - .minutes(5), title: "x")
        #expect(event.end == Self.noon + .minutes(1))
    }

    @Test(
        "SY-048 whatever is written is read again as it was: long lines, every script, commas, line breaks, hostile text"
    )
    func random() throws {
        var generator = Generator(seed: 5545)
        let pieces = [
            "a", "مُرَاجَعَة", "📚👨‍👩‍👧", ",", ";", "\\", "\n", "\r\n", ":", "\"", "BEGIN:VEVENT", "END:VCALENDAR", " ", "\t",
            "é", "\u{2068}",
            "\u{0}", "\u{7F}", "𝄞", "\\n", "=", String(repeating: "x", count: 80),
        ]
        for _ in 0..<400 {
            var title = ""
            var notes = ""
            for _ in 0..<generator.integer(in: 1...30) { title += generator.element(of: pieces) ?? "" }
            for _ in 0..<generator.integer(in: 0...60) { notes += generator.element(of: pieces) ?? "" }
            let bytes = CalendarWriter.bytes(name: title, events: [event(title, notes: notes), event("b")])
            let calendar = try CalendarReader.calendar(bytes)
            #expect(calendar.children.count == 2)
            #expect(Array(try CalendarReader.text(calendar.children[0]["SUMMARY"][0]).unicodeScalars) == kept(title))
            #expect(
                Array(try CalendarReader.text(calendar.children[0]["DESCRIPTION"].first ?? "").unicodeScalars)
                    == kept(notes))
        }
    }

    /// What a value may hold of a text.
    private func kept(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { ($0.value >= 0x20 && $0.value != 0x7F) || $0 == "\n" || $0 == "\t" }
    }
}
