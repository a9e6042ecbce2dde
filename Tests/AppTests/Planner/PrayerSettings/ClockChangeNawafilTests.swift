import Almanac
import Records
import Testing

@testable import App

/// The night's worship where the clocks change between its Maghrib and its Fajr: in London on 2027-03-28 they go from 01:00 to
/// 02:00, and on 2027-10-31 from 02:00 to 01:00.
struct ClockChangeNawafilTests {
    private struct Offer: Equatable {
        var start: Int
        var end: Int
    }

    private func offers(on date: String, _ more: KeyValuePairs<String, String> = [:]) throws -> [String: Offer] {
        let day = try #require(CivilDate(date))
        let device = try Device(now: Instant(seconds: (Int64(day.dayNumber) * 24 - 12) * 3_600))
        device.post("/place", ["city": "2643743"])
        device.post("/me/settings/nawafil", ["rawatib": "all", "nafl-witr": "on", "nafl-qiyam": "on"])
        device.post("/me/settings/nawafil", more)
        var found: [String: Offer] = [:]
        for offer in try device.facts("/day/\(date)")["suggestions"]?.array ?? [] {
            let id = try #require(offer["id"]?.string)
            found[id] = Offer(
                start: try #require(ClockTime(offer["start"]?.string ?? "")).minuteOfDay,
                end: try #require(ClockTime(offer["end"]?.string ?? "")).minuteOfDay)
        }
        return found
    }

    @Test("MZ-136 in the night that the clocks cut short, its last third begins a third of the true night before Fajr")
    func forward() throws {
        let found = try offers(on: "2027-03-28")
        // Maghrib 18:24 and Fajr 04:49 lie 9 h 25 min apart: a third is 3 h 8 min, and 03:49 by the winter's clock less that 00:41.
        let qiyam = try #require(found["qiyam"])
        #expect((39...43).contains(qiyam.start), "\(qiyam)")
        // It lasts its hour, so it ends an hour later by the clock.
        #expect(qiyam.end == qiyam.start + 120)
        #expect(found["witr"]?.start == qiyam.end)
        for (id, offer) in found {
            #expect(!(60..<120).contains(offer.start) && !(60..<120).contains(offer.end), "\(id)")
        }
    }

    @Test("MZ-136 in the night that the clocks make longer, its last third begins later than the clock alone would say")
    func back() throws {
        let found = try offers(on: "2027-10-31")
        // Maghrib 17:38 of summer's time and Fajr about 05:00 lie 12 h 20 min apart; the third begins before the clocks go back.
        let qiyam = try #require(found["qiyam"])
        #expect((105..<120).contains(qiyam.start), "\(qiyam)")
        #expect(qiyam.end > qiyam.start)
    }

    @Test("MZ-136 a time of one's own that the clocks leave out is the first that they show")
    func own() throws {
        let found = try offers(on: "2027-03-28", ["nafl-qiyam": "off", "nafl-witr-time": "01:20"])
        #expect(found["witr"]?.start == 120, "\(found)")
    }
}
