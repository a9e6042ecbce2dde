import Almanac
import Records

extension HighLatitudeFigures {
    /// Reads `highLatitudeMethods` of `PrayerConfig.json`.
    init(reading reader: ConfigReader) throws(ConfigError) {
        let night = try reader["middleOfNight"]
        self.init(
            threshold: Double(try reader["nearestLatitude"]["threshold"].integer(in: 45...65)),
            fajrMinutes: try Self.minutes(try night["fajrOffset"]),
            ishaMinutes: try Self.minutes(try night["ishaOffset"]),
            searchWindow: try reader["nearestDay"]["searchWindow"].integer(in: 0...30))
    }

    /// The minutes of a length written as hours and minutes, `01:30`.
    private static func minutes(_ reader: ConfigReader) throws(ConfigError) -> Int {
        guard let time = ClockTime(try reader.text()), (1...240).contains(time.minuteOfDay) else {
            throw reader.error("hours and minutes from 00:01 to 04:00 are expected")
        }
        return time.minuteOfDay
    }
}

extension PrayerConfig {
    /// The high latitude rules that the file enables, and the usual ones that it doesn't configure.
    static func rules(reading reader: ConfigReader) throws(ConfigError) -> [HighLatitudeRule] {
        var rules: [HighLatitudeRule] = []
        if try reader["nearestLatitude"]["enabled"].flag() { rules.append(.nearestLatitude) }
        if try reader["middleOfNight"]["enabled"].flag() { rules.append(.middleOfNightFixed) }
        if try reader["nearestDay"]["enabled"].flag() { rules.append(.nearestDay) }
        return rules + [.middleOfNight, .oneSeventh, .twilightAngle]
    }
}
