import Almanac
import Planner

/// The calculation methods by their names in settings, addresses and the command line.
enum Methods {
    /// The method with a name, or `nil` if there is none.
    static func named(_ name: String) -> PrayerMethod? { PrayerMethod.named(name) }

    /// The method in force: the person's choice, otherwise that of the place's country.
    static func chosen(_ settings: Settings, country: String, prayer: PrayerConfig) -> PrayerMethod {
        settings.method.flatMap { named($0) } ?? own(country: country, prayer: prayer)
    }

    /// A country's method.
    static func own(country: String, prayer: PrayerConfig) -> PrayerMethod {
        named(prayer.method(forCountry: country)) ?? .muslimWorldLeague
    }

    /// Every method, the country's own first.
    static func all(country: String, prayer: PrayerConfig) -> [PrayerMethod] {
        let own = own(country: country, prayer: prayer)
        return [own] + PrayerMethod.all.filter { $0.identifier != own.identifier }
    }

    /// Everything that decides the person's times: their choices and configuration's figures.
    static func rules(_ settings: Settings, country: String, prayer: PrayerConfig) -> PrayerRules {
        rules(chosen(settings, country: country, prayer: prayer), settings, prayer: prayer)
    }

    /// The person's rules with a given method.
    static func rules(_ method: PrayerMethod, _ settings: Settings, prayer: PrayerConfig) -> PrayerRules {
        PrayerRules(
            method: method, madhhab: settings.madhhab,
            highLatitude: settings.highLatitude.flatMap { prayer.highLatitudeRules.contains($0) ? $0 : nil },
            figures: prayer.highLatitude, offsets: settings.offsets, elevation: Double(settings.elevation))
    }
}
