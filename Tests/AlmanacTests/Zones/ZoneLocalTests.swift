import Almanac
import TestSupport
import Testing

/// Local times, on ordinary days and on days with a clock change. The zones are made from written TZif bytes.
@Suite struct ZoneLocalTests {
    static func zone(_ footer: String) throws -> Zone {
        var compiler = ZoneCompiler(version: "test")
        try compiler.add("Test/Zone", tzif: TZifBytes(types: [0], footer: footer).bytes)
        return try #require(ZoneDatabase(compiler.section()).zone("Test/Zone"))
    }

    private func at(_ date: String, _ time: String) throws -> CivilDateTime {
        try CivilDateTime(date: #require(CivilDate(date)), time: #require(ClockTime(time)))
    }

    @Test("SY-021 a local time that the spring change skips resolves as named")
    func gap() throws {
        let zone = try Self.zone("EST5EDT,M3.2.0,M11.1.0")
        let skipped = try at("2026-03-08", "02:30")
        guard case .never(let jump) = zone.matches(of: skipped) else {
            Issue.record("02:30 is there")
            return
        }
        #expect(jump.shift == 3_600)
        #expect(zone.local(zone.instant(of: skipped)).description == "2026-03-08T03:30:00")
        #expect(zone.local(zone.instant(of: skipped, choosing: .later)).description == "2026-03-08T01:30:00")
        #expect(zone.local(zone.instant(of: skipped, choosing: .atJump)).description == "2026-03-08T03:00:00")
        #expect(try zone.length(of: #require(CivilDate("2026-03-08"))) == .hours(23))
    }

    @Test("SY-021 a local time that comes twice in autumn resolves as named")
    func overlap() throws {
        let zone = try Self.zone("EST5EDT,M3.2.0,M11.1.0")
        let twice = try at("2026-11-01", "01:30")
        guard case .twice(let earlier, let later) = zone.matches(of: twice) else {
            Issue.record("01:30 comes once")
            return
        }
        #expect(later - earlier == .hours(1))
        #expect(zone.instant(of: twice) == earlier)
        #expect(zone.instant(of: twice, choosing: .later) == later)
        #expect(zone.offset(at: earlier) == -14_400 && zone.offset(at: later) == -18_000)
        #expect(try zone.length(of: #require(CivilDate("2026-11-01"))) == .hours(25))
    }

    @Test("SY-021 a day whose midnight is skipped starts when the clocks have jumped")
    func noMidnight() throws {
        let zone = try Self.zone("EET-2EEST,M4.5.5/0,M10.5.4/24")
        let start = try zone.startOfDay(#require(CivilDate("2026-04-24")))
        #expect(zone.local(start).description == "2026-04-24T01:00:00")
        #expect(try zone.length(of: #require(CivilDate("2026-04-24"))) == .hours(23))
        #expect(try zone.length(of: #require(CivilDate("2026-10-29"))) == .hours(25))
    }

    @Test(
        "Local time and instant turn into each other in every kind of zone",
        arguments: [
            "UTC0", "<+0545>-5:45", "EST5EDT,M3.2.0,M11.1.0", "IST-1GMT0,M10.5.0,M3.5.0/1",
            "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "EET-2EEST,M3.4.4/50,M10.4.4/50", "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3",
            "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "XXX3YYY,J60/0,J300/24", "XXX3YYY,59/0,300/-24",
            "XXX3EDT4,0/0,J365/23",
        ])
    func roundTrip(footer: String) throws {
        let zone = try Self.zone(footer)
        var generator = Generator(seed: 21)
        for _ in 0..<1_000 {
            let instant = Instant(seconds: generator.integer(in: -2_000_000_000...6_000_000_000))
            let local = zone.local(instant)
            #expect(local.utcSeconds - instant.seconds == Int64(zone.offset(at: instant)))
            switch zone.matches(of: local) {
            case .once(let only): #expect(only == instant)
            case .twice(let earlier, let later): #expect(earlier == instant || later == instant)
            case .never: Issue.record("\(local) is shown at \(instant) and never")
            }
        }
    }

    @Test("Daylight time all year round has no change of offset")
    func allYear() throws {
        let zone = try Self.zone("XXX3EDT4,0/0,J365/23")
        #expect(zone.offset(at: Instant(seconds: 1_800_000_000)) == -14_400)
    }

    @Test("Instants and local times at the ends of their range never trap")
    func extremes() throws {
        let zone = try Self.zone("EST5EDT,M3.2.0,M11.1.0")
        for instant in [Instant(microseconds: .min), Instant(microseconds: .max)] {
            #expect(zone.offset(at: instant) == -18_000)
            #expect(zone.nextTransition(after: instant) == nil)
            _ = zone.local(instant)
        }
        for date in [CivilDate(dayNumber: .min), CivilDate(dayNumber: .max)] {
            #expect(zone.offset(at: zone.startOfDay(date)) == -18_000)
        }
    }
}
