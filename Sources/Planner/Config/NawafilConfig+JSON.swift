import Almanac
import Records

extension NawafilConfig {
    /// Reads `NawafilConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "NawafilConfig")
        types = []
        for element in try root["types"].elements() {
            let type = try NaflType(element)
            for other in types where other.id == type.id { throw try element["id"].error("is listed twice") }
            types.append(type)
        }
    }
}

extension NaflType {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        id = try reader["id"].text()
        guard id.utf8.count <= 24, id.utf8.allSatisfy({ (97...122).contains($0) || $0 == UInt8(ascii: "-") }) else {
            throw try reader["id"].error("at most 24 small letters and hyphens are expected")
        }
        family = try reader["family"].text()
        emoji = try reader["emoji"].text()
        rule = try NaflRule(try reader["rule"])
        rakaat = try SpecialPrayersConfig.lengths(try reader["rakaat"])
        standard = try reader["standard"].integer(in: 0...40)
        names = try Self.texts(try reader["names"])
        notes = reader.value["note"] == nil ? [] : try Self.texts(try reader["note"])
        switch rule {
        case .lastThird, .nowhere: break
        default:
            guard minutes(rakaat: standard) != nil else { throw try reader["standard"].error("is not one of rakaat") }
        }
    }

    /// Texts by language. English or Arabic is used for a language that is missing.
    private static func texts(_ reader: ConfigReader) throws(ConfigError) -> [(code: String, text: String)] {
        var texts: [(code: String, text: String)] = []
        for member in try reader.members() { texts.append((code: member.name, text: try member.reader.text())) }
        guard texts.contains(where: { $0.code == "ar" }), texts.contains(where: { $0.code == "en" }) else {
            throw reader.error("ar and en are expected")
        }
        return texts
    }
}

extension NaflRule {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        switch try reader["place"].text() {
        case "before": self = .before(try Self.prayer(reader), lead: try reader["lead"].integer(in: 1...60))
        case "after": self = .after(try Self.prayer(reader))
        case "nowhere": self = .nowhere(try Self.prayer(reader))
        case "night": self = .night
        case "forenoon":
            guard let time = ClockTime(try reader["preferred"].text()) else {
                throw try reader["preferred"].error("a time of day is expected, such as 09:00")
            }
            self = .forenoon(
                afterSunrise: try reader["afterSunrise"].integer(in: 1...120),
                beforeDhuhr: try reader["beforeDhuhr"].integer(in: 1...120), preferred: time.minuteOfDay,
                onEid: try reader["onEid"].flag())
        case "last-third":
            var choices: [Int] = []
            for element in try reader["choices"].elements() { choices.append(try element.integer(in: 10...300)) }
            let minutes = try reader["minutes"].integer(in: 10...300)
            guard choices.contains(minutes) else { throw try reader["minutes"].error("is not one of choices") }
            let inRamadan = try reader["inRamadan"].integer(in: 10...300)
            guard choices.contains(inRamadan) else { throw try reader["inRamadan"].error("is not one of choices") }
            self = .lastThird(minutes: minutes, choices: choices, inRamadan: inRamadan)
        default:
            throw try reader["place"].error("before, after, forenoon, night, last-third or nowhere is expected")
        }
    }

    private static func prayer(_ reader: ConfigReader) throws(ConfigError) -> PrayerBlock.Kind {
        let name = try reader["prayer"].text()
        for kind in PrayerBlock.Kind.allCases where kind.name == name { return kind }
        throw try reader["prayer"].error("fajr, dhuhr, asr, maghrib or isha is expected")
    }
}
