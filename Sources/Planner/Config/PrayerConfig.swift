import Almanac
import Records

/// How prayers are placed in a day, from `PrayerConfig.json`. Lengths are in minutes.
public struct PrayerConfig: Hashable, Sendable {
    /// The length of each prayer's block, in the order of ``PrayerBlock/Kind``.
    private var durations: [Int]
    /// The time kept free before each prayer.
    public var before: Int
    /// The time kept free after each prayer.
    public var after: Int
    /// The default Asr rule: `standard` or `hanafi`.
    public var madhhab: String
    /// The method of countries that are not listed.
    public var fallbackMethod: String
    /// The figures of the high latitude rules.
    public var highLatitude: HighLatitudeFigures
    /// The high latitude rules to choose from.
    public var highLatitudeRules: [HighLatitudeRule]
    /// The most minutes by which a prayer time can be adjusted, in either direction.
    public var offsetLimit: Int
    /// The most minutes after a prayer's time at which its congregation can be set.
    public var congregationLimit: Int
    /// How far the device must be from a place that follows it before the place is moved, in kilometres (MZ-013).
    public var moveDistance: Int
    /// The inaccuracies of a place, in kilometres, from which it is mentioned, and beyond which the city is asked for
    /// (MZ-222).
    public var coarseAccuracy: Int
    public var vagueAccuracy: Int
    private var countries: [CountryMethod]

    /// A country's default method, with its source.
    public struct CountryMethod: Hashable, Sendable {
        /// The ISO 3166-1 alpha-2 code in upper case.
        public var country: String
        public var method: String
        /// The requirement or document that names the method, or `fallback` if none does.
        public var source: String
    }

    /// The allowed minutes of a prayer's block, and of the time kept free before and after it.
    public static let durationRange = 1...120
    public static let bufferRange = 0...60

    /// Returns the length of a prayer's block.
    public func duration(of kind: PrayerBlock.Kind) -> Int {
        durations[kind.rawValue]
    }

    /// Returns the default method for a place.
    ///
    /// `country` is an ISO 3166-1 alpha-2 code in upper case.
    public func method(forCountry country: String) -> String {
        for entry in countries where entry.country == country { return entry.method }
        return fallbackMethod
    }

    /// The methods of all listed countries, in the file's order.
    public var regions: [CountryMethod] { countries }
}

extension PrayerConfig {
    /// Reads `PrayerConfig.json`.
    public init(json: JSON) throws(ConfigError) {
        let root = ConfigReader(json, file: "PrayerConfig")
        durations = []
        for kind in PrayerBlock.Kind.allCases {
            durations.append(try root["durations"][kind.name].integer(in: Self.durationRange))
        }
        before = try root["buffers"]["before"].integer(in: Self.bufferRange)
        after = try root["buffers"]["after"].integer(in: Self.bufferRange)
        madhhab = try root["madhhab"].text()
        guard madhhab == "standard" || madhhab == "hanafi" else {
            throw try root["madhhab"].error("standard or hanafi is expected")
        }
        let high = try root["highLatitudeMethods"]
        highLatitude = try HighLatitudeFigures(reading: high)
        highLatitudeRules = try Self.rules(reading: high)
        offsetLimit = try root["limits"]["offset"].integer(in: 0...60)
        congregationLimit = try root["limits"]["congregation"].integer(in: 0...60)
        let location = try root["location"]
        moveDistance = try location["move"].integer(in: 1...1_000)
        coarseAccuracy = try location["coarse"].integer(in: 1...1_000)
        vagueAccuracy = try location["vague"].integer(in: coarseAccuracy...1_000)
        let methods = try root["methods"]
        fallbackMethod = try Self.method(try methods["fallback"])
        countries = try Self.countries(reading: try methods["regions"])
    }

    private static func countries(reading reader: ConfigReader) throws(ConfigError) -> [CountryMethod] {
        var countries: [CountryMethod] = []
        for region in try reader.elements() {
            let method = try method(try region["method"])
            let source = try region["source"].text()
            for element in try region["countries"].elements() {
                let country = try element.text()
                guard country.utf8.count == 2, country.utf8.allSatisfy({ (65...90).contains($0) }) else {
                    throw element.error("a country's two capital letters are expected")
                }
                for entry in countries where entry.country == country { throw element.error("is listed twice") }
                countries.append(CountryMethod(country: country, method: method, source: source))
            }
        }
        return countries
    }

    private static func method(_ reader: ConfigReader) throws(ConfigError) -> String {
        let name = try reader.text()
        guard PrayerMethod.named(name) != nil else { throw reader.error("is not a method") }
        return name
    }
}

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
