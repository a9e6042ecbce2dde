import Almanac
import Planner
import Records
import Testing

/// Rules behind MZ-140, MZ-150, MZ-152, MZ-153, MZ-159, MZ-165.
@Suite struct SpecialConfigTests {
    @Test("the special prayers have the specification's numbers")
    func special() throws {
        let config = try SpecialPrayersConfig(json: ConfigTests.file("SpecialPrayersConfig"))
        #expect(config.jummah.afterDhuhr == 30 && config.jummah.duration == 60)
        #expect(config.jummah.before == 15 && config.jummah.after == 5)
        #expect(config.suhoor.beforeFajr == 45 && config.suhoor.range == 30...45 && config.suhoor.duration == 30)
        #expect(config.iftar == 15 && config.tarawih.afterIsha == 15...30)
        #expect(config.tarawih.minutes(rakaat: 8) == 45 && config.tarawih.minutes(rakaat: 20) == 60)
        #expect(config.tarawih.minutes(rakaat: 12) == nil && config.tarawih.minutes(rakaat: 8, atMosque: true) == 75)
        #expect(config.eid.afterSunrise == 20 && config.eid.range == 15...30 && config.eid.duration == 45)
    }

    @Test("a changed number changes what is read, and a wrong one is named by file, key and reason")
    func faults() throws {
        let json = try ConfigTests.file("SpecialPrayersConfig")
        let later = ConfigTests.with(.int(45), at: ["jummah", "afterDhuhr"], in: json)
        #expect(try SpecialPrayersConfig(json: later).jummah.afterDhuhr == 45)
        let faults: [([String], JSON?, String)] = [
            (["jummah", "duration"], .int(0), "a whole number from 5 to 180 is expected"),
            (["ramadan", "suhoor", "beforeFajr"], .int(50), "a whole number from 30 to 45 is expected"),
            (["ramadan", "suhoor", "earliest"], .int(20), "must not be less than latest"),
            (["ramadan", "tarawih", "durations"], .array([]), "at least one is expected"),
            (["eid"], nil, "is missing"), (["mosque", "travel"], .int(-1), "a whole number from 0 to 60 is expected"),
        ]
        for (path, value, reason) in faults {
            let error = ConfigError(file: "SpecialPrayersConfig", key: path.joined(separator: "."), reason: reason)
            #expect(throws: error) {
                try SpecialPrayersConfig(json: ConfigTests.with(value, at: path, in: json))
            }
        }
    }

    @Test("MZ-022 the cache's thresholds are read from the configuration")
    func timetables() throws {
        let json = try ConfigTests.file("TimetableConfig")
        let policy = try TimetableConfig(json: json).policy
        #expect(policy.maxDays == 30 && policy.refreshInterval == .hours(24))
        #expect(policy.fallbackThreshold == .hours(48) && policy.warningThreshold == .hours(24))
        #expect(policy.timeout == .seconds(10) && policy.longestRetry == .hours(6))
        let days = ConfigTests.with("2d", at: ["prayerCache", "refreshInterval"], in: json)
        #expect(try TimetableConfig(json: days).policy.refreshInterval == .days(2))
        for text in ["", "24", "h", "0h", "-1h", "1.5h", "9999999h", "24 h", "٢٤h"] {
            let broken = ConfigTests.with(.string(text), at: ["source", "timeout"], in: json)
            #expect(throws: ConfigError.self, "\(text)") { try TimetableConfig(json: broken) }
        }
        let inverted = ConfigTests.with("7h", at: ["source", "firstRetry"], in: json)
        #expect(
            throws: ConfigError(
                file: "TimetableConfig", key: "source.firstRetry", reason: "must not be longer than longestRetry")
        ) { try TimetableConfig(json: inverted) }
    }
}
