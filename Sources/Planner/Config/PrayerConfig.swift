import Almanac
import Records

/// How the prayers stand in the day: `PrayerConfig.json`. Lengths are minutes.
public struct PrayerConfig: Hashable, Sendable {
    /// How long each prayer's block is, in the order of ``PrayerBlock/Kind``.
    private var durations: [Int]
    /// Kept free before each prayer.
    public var before: Int
    /// Kept free after each prayer.
    public var after: Int
    /// The Asr rule until the person chooses: `standard` or `hanafi`.
    public var madhhab: String
    /// The method of countries that are not listed.
    public var fallbackMethod: String
    /// The figures in the high latitude rules.
    public var highLatitude: HighLatitudeFigures
    /// The high latitude rules that a person may choose from.
    public var highLatitudeRules: [HighLatitudeRule]
    /// Minutes that a person may add to a time or take from it.
    public var offsetLimit: Int
    /// Minutes after its time that a prayer's congregation may be set to at most.
    public var congregationLimit: Int
    /// How far a place that follows the device may be before it is moved, in kilometres (MZ-013).
    public var moveDistance: Int
    /// From so many kilometres of doubt about a place it is said, and beyond so many the city is asked for (MZ-222).
    public var coarseAccuracy: Int
    public var vagueAccuracy: Int
    private var countries: [CountryMethod]

    /// A country's method until the person chooses, and what says so.
    public struct CountryMethod: Hashable, Sendable {
        /// The ISO 3166-1 alpha-2 code in upper case.
        public var country: String
        public var method: String
        /// The requirement or document that names the method, or `fallback` where none does.
        public var source: String
    }

    /// Minutes that a person may give a prayer's block, and the time kept free before and after it.
    public static let durationRange = 1...120
    public static let bufferRange = 0...60

    /// How long a prayer's block is.
    public func duration(of kind: PrayerBlock.Kind) -> Int {
        durations[kind.rawValue]
    }

    /// The method that is chosen for a place until the person chooses another.
    ///
    /// `country` is an ISO 3166-1 alpha-2 code in upper case.
    public func method(forCountry country: String) -> String {
        for entry in countries where entry.country == country { return entry.method }
        return fallbackMethod
    }

    /// Every country's method, in the file's order.
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
