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
        qiyam = try Qiyam(root["qiyam"], inRamadan: ramadan["tahajjud"])
        duha = try Duha(root["duha"])
    }

    /// A number within the bounds of two other members.
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
    }
}

extension SpecialPrayersConfig.Suhoor {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        range = try SpecialPrayersConfig.bounds(reader, "latest", "earliest", in: 1...180)
        beforeFajr = try reader["beforeFajr"].integer(in: range)
        // It ends by Fajr, also when it begins as late as it may.
        duration = try reader["duration"].integer(in: 1...range.lowerBound)
    }
}

extension SpecialPrayersConfig.Tarawih {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        afterIsha = try SpecialPrayersConfig.bounds(reader, "afterIsha", "latest", in: 0...180)
        atMosque = try reader["atMosque"].integer(in: 0...180)
        lengths = []
        for element in try reader["durations"].elements() {
            let rakaat = try element["rakaat"].integer(in: 2...40)
            for length in lengths where length.rakaat == rakaat { throw try element["rakaat"].error("is listed twice") }
            lengths.append(Length(rakaat: rakaat, minutes: try element["minutes"].integer(in: 5...240)))
        }
        guard !lengths.isEmpty else { throw try reader["durations"].error("at least one is expected") }
    }
}

extension SpecialPrayersConfig.EidPrayer {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        range = try SpecialPrayersConfig.bounds(reader, "earliest", "latest", in: 5...180)
        afterSunrise = try reader["afterSunrise"].integer(in: range)
        duration = try reader["duration"].integer(in: 5...180)
        adjustment = try reader["adjustment"].integer(in: 0...HijriCorrections.reach)
    }
}

extension SpecialPrayersConfig.Qiyam {
    fileprivate init(_ reader: ConfigReader, inRamadan: ConfigReader) throws(ConfigError) {
        durations = []
        for element in try reader["durations"].elements() { durations.append(try element.integer(in: 10...300)) }
        duration = try reader["duration"].integer(in: 10...300)
        guard durations.contains(duration) else { throw try reader["duration"].error("is not one of durations") }
        self.inRamadan = try inRamadan.integer(in: 10...300)
        guard durations.contains(self.inRamadan) else { throw inRamadan.error("is not one of qiyam.durations") }
    }
}

extension SpecialPrayersConfig.Duha {
    fileprivate init(_ reader: ConfigReader) throws(ConfigError) {
        afterSunrise = try reader["afterSunrise"].integer(in: 1...120)
        beforeDhuhr = try reader["beforeDhuhr"].integer(in: 1...120)
        guard let time = ClockTime(try reader["preferred"].text()) else {
            throw try reader["preferred"].error("a time of day is expected, such as 09:00")
        }
        preferred = time
    }
}
