import Almanac
import Planner
import Records
import TestSupport
import Testing

/// Rules behind MZ-012, which wait for their blocks and pages.
@Suite struct AladhanTests {
    private typealias Sample = AladhanSample

    private func read(_ bytes: [UInt8], days: Int = 30) throws(TimetableErrors) -> Timetable {
        try AladhanAnswer.timetable(bytes, answering: Sample.question(days), name: "Network")
    }

    private func refusal(_ bytes: [UInt8], days: Int = 30) -> TimetableError? {
        do throws(TimetableErrors) {
            _ = try read(bytes, days: days)
            return nil
        } catch {
            return error.errors.first
        }
    }

    @Test("answers of /v1/calendar for a month and a year and of /v1/timings are read")
    func shapes() throws {
        let month = try read(Sample.month())
        #expect(month.days.count == 30 && month.first == Sample.first && month.name == "Network")
        #expect(month.days[0][.fajr]?.description == "04:46" && month.days[0][.isha]?.description == "18:38")
        #expect(month.days[0][.maghrib]?.description == "17:08" && month.days[0].jummah.isEmpty)
        let one = try read(Sample.answer(Sample.day(Sample.first)), days: 1)
        #expect(one.days == [month.days[0]])
        let year: JSON = [
            "11": .array([Sample.day(Sample.first)]), "12": .array([Sample.day(CivilDate("2026-12-01")!)]),
        ]
        #expect(
            try read(Sample.answer(year), days: 31).days.map { $0.date.description } == ["2026-11-01", "2026-12-01"])
        // Only what was asked is kept.
        #expect(try read(Sample.month(), days: 10).days.count == 10)
        let iso = Sample.day(
            Sample.first, times: [("Fajr", "2026-11-01T04:46:00+03:00 (+03)"), ("Asr", "2026-11-01T14:48:00+03:00")])
        #expect(try read(Sample.answer(iso), days: 1).days == [month.days[0]])
    }

    @Test("an answer that fails, lies or is for something else is refused with the reason")
    func lies() {
        let first = Sample.first
        #expect(refusal(Array("<html>502</html>".utf8))?.reason == .notJSON)
        #expect(refusal([])?.reason == .notJSON)
        #expect(refusal(Sample.answer("Too many requests", code: 429))?.reason == .sourceFailed)
        #expect(refusal(Sample.answer("Too many requests", code: 429))?.found == "Too many requests")
        #expect(refusal(Sample.answer(.array([])))?.reason == .empty)
        #expect(refusal(Sample.answer(.int(5)))?.reason == .wrongShape)
        #expect(refusal(Array("{}".utf8))?.reason == .wrongShape)
        #expect(refusal(Sample.answer(.array([.int(1)])))?.reason == .wrongShape)
        let other = Sample.day(first, meta: [("latitude", .double(51.5)), ("longitude", .double(-0.1))])
        #expect(refusal(Sample.answer(other))?.reason == .wrongPlace)
        #expect(refusal(Sample.answer(Sample.day(first, meta: [("latitude", .null)])))?.reason == .wrongPlace)
        #expect(refusal(Sample.answer(Sample.day(first, meta: [("timezone", "UTC")])))?.reason == .wrongZone)
        #expect(refusal(Sample.answer(Sample.day(first.adding(days: -40))))?.reason == .wrongDates)
        #expect(refusal(Sample.answer(Sample.day(first, written: "31-11-2026")))?.reason == .badDate)
        #expect(refusal(Sample.answer(Sample.day(first, written: "2026-11-01")))?.reason == .badDate)
        #expect(refusal(Sample.answer(Sample.day(first, times: [("Asr", "25:61")])))?.reason == .badTime)
        #expect(refusal(Sample.answer(Sample.day(first, times: [("Asr", "")])))?.reason == .missingTime)
        #expect(refusal(Sample.answer(Sample.day(first, times: [("Maghrib", "13:00")])))?.reason == .outOfOrder)
        let twice: JSON = .array([Sample.day(first), Sample.day(first, times: [("Fajr", "04:50")])])
        #expect(refusal(Sample.answer(twice))?.reason == .repeatedDate)
        let huge = [UInt8]("[".utf8) + [UInt8](repeating: 0x20, count: 5 << 20)
        #expect(refusal(huge)?.reason == .notJSON)
        #expect(refusal([UInt8](repeating: UInt8(ascii: "["), count: 100_000))?.reason == .notJSON)
    }

    @Test("changed answers are a timetable in order or refused, and never trap")
    func fuzz() {
        let sample = Sample.month(5)
        var generator = Generator(seed: 1_447)
        var read = 0
        for _ in 0..<3_000 {
            var bytes = sample
            for _ in 0..<generator.integer(in: 0...2) {
                let place = generator.integer(in: 0...(bytes.count - 1))
                if generator.bool() {
                    bytes[place] = generator.integer(in: 0x20...0x7E)
                } else {
                    bytes.removeSubrange(place..<min(bytes.count, place + generator.integer(in: 1...6)))
                }
            }
            if let timetable = try? self.read(bytes) {
                read += 1
                #expect(timetable.days.allSatisfy { $0.disorder == nil })
            }
        }
        #expect(read > 500 && read < 3_000)
    }

    @Test("the paths ask for no more of the place than times need, and for each month once")
    func paths() throws {
        let paths = AladhanRequest.calendarPaths(
            place: Sample.riyadh, zone: "Asia/Riyadh", method: 4, madhhab: .hanafi, first: CivilDate("2026-12-15")!,
            last: CivilDate("2027-01-13")!)
        #expect(
            paths == [
                "/v1/calendar/2026/12?latitude=24.71&longitude=46.68&method=4&school=1&timezonestring=Asia%2FRiyadh",
                "/v1/calendar/2027/1?latitude=24.71&longitude=46.68&method=4&school=1&timezonestring=Asia%2FRiyadh",
            ])
        let south = try #require(Coordinates(latitude: -0.00001, longitude: -179.99996))
        let path = AladhanRequest.calendarPaths(
            place: south, zone: "UTC", method: 3, madhhab: .standard, first: Sample.first, last: Sample.first)
        #expect(
            path == ["/v1/calendar/2026/11?latitude=0.00&longitude=-180.00&method=3&school=0&timezonestring=UTC"])
    }
}
