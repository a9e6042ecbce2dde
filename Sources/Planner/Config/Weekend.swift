import Almanac
import Records

/// The free days of the week, by country, from `weekend` in `PlannerConfig.json`.
public struct Weekend: Hashable, Sendable {
    private var usual: [Weekday]
    private var regions: [Region]

    private struct Region: Hashable, Sendable {
        var days: [Weekday]
        var countries: [String]
    }

    /// Returns the free days in a country (ISO 3166-1 alpha-2 in upper case).
    public func days(in country: String) -> [Weekday] {
        for region in regions where region.countries.contains(country) { return region.days }
        return usual
    }

    /// Returns the other days, starting on Sunday.
    public func weekdays(in country: String) -> [Weekday] {
        let free = days(in: country)
        return Weekday.allCases.filter { !free.contains($0) }
    }

    init(_ reader: ConfigReader) throws(ConfigError) {
        usual = try Self.days(try reader["days"])
        regions = []
        for region in try reader["regions"].elements() {
            var countries: [String] = []
            for country in try region["countries"].elements() { countries.append(try country.text()) }
            regions.append(Region(days: try Self.days(try region["days"]), countries: countries))
        }
    }

    private static func days(_ reader: ConfigReader) throws(ConfigError) -> [Weekday] {
        var days: [Weekday] = []
        for element in try reader.elements() {
            guard let day = Weekday(recurrenceCode: try element.text()[...]), !days.contains(day), days.count < 6 else {
                throw element.error("a weekday's two letters are expected, SU to SA, each once")
            }
            days.append(day)
        }
        return days
    }
}
