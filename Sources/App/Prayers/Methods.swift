import Almanac
import Planner

/// The calculation methods by the names they have in settings, addresses and the command line.
enum Methods {
    /// The method of a name; `nil` where there is none.
    static func named(_ name: String) -> PrayerMethod? { PrayerMethod.named(name) }

    /// The method in force: the person's choice, else the one of the place's country.
    static func chosen(_ settings: Settings, country: String, prayer: PrayerConfig) -> PrayerMethod {
        settings.method.flatMap { named($0) } ?? named(prayer.method(forCountry: country)) ?? .muslimWorldLeague
    }
}
