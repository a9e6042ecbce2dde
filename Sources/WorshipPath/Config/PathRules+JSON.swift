import Almanac
import Records

extension LevelRule {
    /// Reads the levels above Seeds, which must be complete and in order.
    static func list(_ reader: ConfigReader) throws(ConfigError) -> [LevelRule] {
        var rules: [LevelRule] = []
        for element in try reader.elements() {
            guard let id = PathLevel(rawValue: try element["id"].text()), id.index == rules.count + 1 else {
                throw try element["id"].error("roots, growth, steadfast and blossom are expected, in this order")
            }
            let window = try element.integer("window", in: 1...200)
            rules.append(LevelRule(id: id, days: try element.integer("days", in: 1...window), window: window))
        }
        guard rules.count == PathLevel.allCases.count - 1 else { throw reader.error("each level is expected") }
        return rules
    }
}

extension LighterRule {
    init(_ reader: ConfigReader) throws(ConfigError) {
        days = try reader.integer("days", in: 1...30)
        light = try reader.integer("light", in: 1...days)
        share = try reader.integer("share", in: 1...1000)
        pause = try reader.integer("pause", in: 1...90)
    }
}

extension PathRemindersRule {
    init(_ reader: ConfigReader) throws(ConfigError) {
        let name = try reader["after"].text()
        var prayer: PrayerEvent?
        for event in PrayerEvent.allCases where event.isPrayer && event.identifier == name { prayer = event }
        guard let prayer else { throw try reader["after"].error("fajr, dhuhr, asr, maghrib or isha is expected") }
        self.prayer = prayer
        minutes = try reader.integer("minutes", in: 0...180)
        usual = try reader.integer("usual", in: 1...3)
        most = try reader.integer("most", in: usual...10)
        wordings = try reader["wordings"].names(atLeast: 1)
        soft = try reader["soft"].names(atLeast: 1)
        quieter = []
        for element in try reader["quieter"].elements() {
            let least = (quieter.last?.silent ?? 0) + 1
            guard least <= 365 else { throw element.error("nothing can follow a year of silence") }
            quieter.append(
                Step(
                    silent: try element.integer("silent", in: least...365),
                    every: try element.integer("every", in: 0...30)))
        }
    }
}
