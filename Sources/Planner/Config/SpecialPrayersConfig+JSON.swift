import Almanac
import Records

extension SpecialPrayersConfig {
    /// Reads `SpecialPrayersConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "SpecialPrayersConfig")
        let ramadan = try root["ramadan"]
        jummah = try Jummah(root["jummah"])
        suhoor = try Suhoor(ramadan["suhoor"])
        imsak = try ramadan["imsak"].integer(in: 0...60)
        iftar = try ramadan["iftar"].integer(in: 1...120)
        tarawih = try Tarawih(ramadan["tarawih"])
        eid = try EidPrayer(root["eid"])
        let mosque = try root["mosque"]
        self.mosque = Mosque(
            travel: try mosque["travel"].integer(in: 0...60), longer: try mosque["longer"].integer(in: 0...60),
            near: try mosque["near"].integer(in: 20...200), before: try mosque["before"].integer(in: 0...60))
        let travel = try root["travel"]
        self.travel = Travel(
            distance: try travel["distance"].integer(in: 10...1000), rakaat: try travel["rakaat"].integer(in: 2...2))
    }

    /// Numbers of rakaat with their minutes, unique and ascending.
    static func lengths(_ reader: ConfigReader) throws(ConfigError) -> [Tarawih.Length] {
        var lengths: [Tarawih.Length] = []
        for element in try reader.elements() {
            let rakaat = try element["rakaat"].integer(in: 1...40)
            guard rakaat > lengths.last?.rakaat ?? 0 else { throw try element["rakaat"].error("must rise") }
            lengths.append(Tarawih.Length(rakaat: rakaat, minutes: try element["minutes"].integer(in: 1...240)))
        }
        return lengths
    }

    /// A range whose ends are two members.
    fileprivate static func bounds(
        _ reader: ConfigReader, _ lower: String, _ upper: String, in range: ClosedRange<Int>
    ) throws(ConfigError) -> ClosedRange<Int> {
        let first = try reader[lower].integer(in: range)
        let last = try reader[upper].integer(in: range)
        guard first <= last else { throw try reader[upper].error("must not be less than \(lower)") }
        return first...last
    }
}

extension SpecialPrayersConfig.Jummah {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        afterDhuhr = try reader["afterDhuhr"].integer(in: 0...180)
        duration = try reader["duration"].integer(in: 5...180)
        before = try reader["before"].integer(in: 0...60)
        after = try reader["after"].integer(in: 0...60)
        travel = []
        for element in try reader["travel"].elements() { travel.append(try element.integer(in: 5...180)) }
        lunch = try reader["lunch"].integer(in: 5...180)
        reminder = try reader["reminder"].integer(in: 5...180)
        travelReminder = try reader["travelReminder"].integer(in: 5...180)
    }
}

extension SpecialPrayersConfig.Suhoor {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        range = try SpecialPrayersConfig.bounds(reader, "latest", "earliest", in: 1...180)
        beforeFajr = try reader["beforeFajr"].integer(in: range)
        // It ends by Fajr even if it begins as late as allowed.
        duration = try reader["duration"].integer(in: 1...range.lowerBound)
        reminder = try reader["reminder"].integer(in: 5...180)
    }
}

extension SpecialPrayersConfig.Tarawih {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        afterIsha = try SpecialPrayersConfig.bounds(reader, "afterIsha", "latest", in: 0...180)
        atMosque = try reader["atMosque"].integer(in: 0...180)
        lengths = try SpecialPrayersConfig.lengths(reader["durations"])
        guard !lengths.isEmpty else { throw try reader["durations"].error("at least one is expected") }
    }
}

extension SpecialPrayersConfig.EidPrayer {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        range = try SpecialPrayersConfig.bounds(reader, "earliest", "latest", in: 5...180)
        afterSunrise = try reader["afterSunrise"].integer(in: range)
        duration = try reader["duration"].integer(in: 5...180)
        adjustment = try reader["adjustment"].integer(in: 0...HijriCorrections.reach)
        reminder = try reader["reminder"].integer(in: 5...180)
        preparation = []
        for element in try reader["preparation"].elements() {
            preparation.append(
                Preparation(
                    id: try element["id"].text(), minutes: try element["minutes"].integer(in: 5...240),
                    only: element.value["only"] == nil ? nil : try Self.feast(try element["only"])))
        }
    }

    private static func feast(_ reader: ConfigReader) throws(ConfigError) -> Eid {
        switch try reader.text() {
        case "al-fitr": return .alFitr
        case "al-adha": return .alAdha
        default: throw reader.error("al-fitr or al-adha is expected")
        }
    }
}
