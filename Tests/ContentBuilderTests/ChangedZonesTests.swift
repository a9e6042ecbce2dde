import Almanac
import Foundation
import Testing

/// Zones whose rules changed in tz release 2026f, as that release and the governments' announcements in its NEWS have them. The
/// pinned release is there for these: a system that is older still has the old rules, and its times would be an hour off.
@Suite("Zones that changed lately", .enabled(if: RealContent.folder != nil))
struct ChangedZonesTests {
    /// A zone, and hours from UTC from a moment on.
    struct Fact: Sendable, CustomTestStringConvertible {
        var zone: String
        /// In UTC: the first second of the new offset.
        var moment: String
        var before: Double
        var after: Double
        var testDescription: String { "\(zone) at \(moment)" }
    }

    private static let changes = [
        // Morocco and Western Sahara keep UTC all year, also outside Ramadan.
        Fact(zone: "Africa/Casablanca", moment: "2026-09-20T01:00:00Z", before: 1, after: 0),
        Fact(zone: "Africa/El_Aaiun", moment: "2026-09-20T01:00:00Z", before: 1, after: 0),
        // Alberta, the Northwest Territories, British Columbia and Manitoba stay on what was their summer time.
        Fact(zone: "America/Edmonton", moment: "2026-03-08T09:00:00Z", before: -7, after: -6),
        Fact(zone: "America/Inuvik", moment: "2026-03-08T09:00:00Z", before: -7, after: -6),
        Fact(zone: "America/Vancouver", moment: "2026-03-08T10:00:00Z", before: -8, after: -7),
        Fact(zone: "America/Winnipeg", moment: "2026-03-08T08:00:00Z", before: -6, after: -5),
        // Cuba stays on summer time until November 2027.
        Fact(zone: "America/Havana", moment: "2026-03-08T05:00:00Z", before: -5, after: -4),
        Fact(zone: "America/Havana", moment: "2027-11-07T05:00:00Z", before: -4, after: -5),
        // Moldova changes with the European Union, at 01:00 UTC.
        Fact(zone: "Europe/Chisinau", moment: "2026-10-25T01:00:00Z", before: 3, after: 2),
        Fact(zone: "Europe/Chisinau", moment: "2027-03-28T01:00:00Z", before: 2, after: 3),
    ]

    private let zones: ZoneDatabase

    init() throws {
        zones = try RealContent.zones.get()
    }

    @Test("SY-004 a zone that changed lately changes at its moment, and not a second sooner", arguments: changes)
    func moment(_ fact: Fact) throws {
        let zone = try #require(zones.zone(fact.zone))
        let seconds = Int64(try Date(fact.moment, strategy: .iso8601).timeIntervalSince1970)
        #expect(Double(zone.offset(at: Instant(seconds: seconds - 1))) / 3_600 == fact.before)
        #expect(Double(zone.offset(at: Instant(seconds: seconds))) / 3_600 == fact.after)
    }

    @Test(
        "SY-004 where the clocks are no longer changed, they are not",
        arguments: [
            ("Africa/Casablanca", 0), ("Africa/El_Aaiun", 0), ("America/Edmonton", -6), ("America/Inuvik", -6),
            ("America/Vancouver", -7), ("America/Winnipeg", -5),
        ])
    func steady(identifier: String, hours: Int) throws {
        let zone = try #require(zones.zone(identifier))
        // 2026-11-24 to 2036: each third day, Ramadan and both halves of a year among them.
        for day in stride(from: Int64(0), to: 3_600, by: 3) {
            let instant = Instant(seconds: 1_795_478_400 + day * 86_400)
            #expect(zone.offset(at: instant) == hours * 3_600, "\(identifier) \(instant.seconds)")
        }
    }
}
