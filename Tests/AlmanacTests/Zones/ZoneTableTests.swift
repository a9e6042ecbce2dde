import Almanac
import Foundation
import TestSupport
import Testing

/// Wird's zones against Foundation's, for every name that both know.
@Suite(.enabled(if: SystemZones.list != nil, "the system has no tzdata.zi"))
struct ZoneTableTests {
    @Test("SY-004 zone tables: offsets equal Foundation's at every change and in between, 1970 to 2040")
    func offsets() throws {
        let database = try #require(SystemZones.database)
        var generator = Generator(seed: 4)
        var compared = 0
        var differing: [String] = []
        for identifier in TimeZone.knownTimeZoneIdentifiers {
            guard let zone = database.zone(identifier), let theirs = TimeZone(identifier: identifier) else {
                Issue.record("\(identifier) is missing")
                continue
            }
            var seconds: [Int64] = (0..<60).map { _ in generator.integer(in: 0...2_208_988_800) }
            var next = zone.nextTransition(after: Instant(seconds: -1))
            while let change = next, change.instant.seconds < 2_208_988_800 {
                seconds += [change.instant.seconds - 1, change.instant.seconds]
                next = zone.nextTransition(after: change.instant)
            }
            var theirNext = theirs.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: 0))
            while let change = theirNext, change.timeIntervalSince1970 < 2_208_988_800 {
                seconds += [Int64(change.timeIntervalSince1970) - 1, Int64(change.timeIntervalSince1970)]
                theirNext = theirs.nextDaylightSavingTimeTransition(after: change)
            }
            for second in seconds {
                compared += 1
                let expected = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
                guard zone.offset(at: Instant(seconds: second)) == expected else {
                    differing.append(
                        "\(identifier) at \(second): \(zone.offset(at: Instant(seconds: second))) not \(expected)")
                    break
                }
            }
        }
        #expect(compared > 50_000)
        // Foundation carries a database of its own. Where the system's is of another release, the zones whose rules were
        // changed in between differ, and the system's are right.
        let isSameRelease = TimeZone.timeZoneDataVersion == database.version
        #expect(differing.count <= (isSameRelease ? 0 : 30), "\(differing)")
        print("zones: \(compared) offsets compared, \(database.count) names, \(SystemZones.section.count) bytes")
    }

    @Test("SY-004 zone tables: what is compiled equals the TZif file and its footer before 1970 and after 2040")
    func files() throws {
        let database = try #require(SystemZones.database)
        let newYork = try #require(database.zone("America/New_York"))
        #expect(newYork.offset(at: Instant(seconds: -2_717_650_801)) == -17_762)
        #expect(newYork.offset(at: Instant(seconds: -2_717_650_800)) == -18_000)
        // 2126-07-01 and 2126-01-01.
        #expect(newYork.offset(at: Instant(seconds: 4_938_192_000)) == -14_400)
        #expect(newYork.offset(at: Instant(seconds: 4_922_553_600)) == -18_000)
        // Morocco goes back an hour in Ramadan, listed in the file to 2087.
        let casablanca = try #require(database.zone("Africa/Casablanca"))
        #expect(casablanca.offset(at: Instant(seconds: 1_741_000_000)) == 0)
        #expect(casablanca.offset(at: Instant(seconds: 1_750_000_000)) == 3_600)
    }

    @Test("SY-004 zone tables: aliases give the zone they stand for")
    func aliases() throws {
        let database = try #require(SystemZones.database)
        let list = try #require(SystemZones.list)
        #expect(database.canonical("Asia/Calcutta") == "Asia/Kolkata")
        #expect(database.canonical("Asia/Kolkata") == "Asia/Kolkata")
        #expect(database.zone("Asia/Calcutta")?.identifier == "Asia/Calcutta")
        #expect(database.version == list.version)
        #expect(database.identifiers.count == list.zones.count + list.links.count)
        for name in ["", "Asia", "Asia/Riyad", "asia/riyadh", "Asia/Riyadh2", "zzz", "\u{0}"] {
            #expect(database.zone(name) == nil && !database.contains(name) && database.canonical(name) == nil)
        }
    }

    @Test("Opening the database and finding a zone is quick")
    func openingTimed() throws {
        let section = SystemZones.section
        let clock = ContinuousClock()
        let time = try clock.measure {
            for _ in 0..<20 { _ = try ZoneDatabase(section).zone("Europe/London") }
        }
        // Unoptimised on a shared machine; a release build takes about a hundredth.
        #expect(time / 20 < .milliseconds(50))
        print("zones: open and find \(time / 20)")
    }
}
