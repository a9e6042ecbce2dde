import Almanac
import Records

extension ResourceName {
    /// The list of cities.
    static let cities = ResourceName(pack: "cities", section: "index")
    /// The rules of the world's time zones.
    static let zones = ResourceName(pack: "zones", section: "all")
}

/// The list of cities, where the host has it.
struct Cities: Sendable {
    let index: CityIndex?

    init(_ visit: Visit) throws(Missing) {
        index = try visit.library.section(.cities).flatMap { bytes in CityIndex(bytes) }
    }
}

extension City {
    /// The name in a language: Arabic where it is known, else Latin.
    func name(in language: String) -> String { language == "ar" ? arabicName ?? name : name }
}

extension Place {
    /// A city as a place.
    init(_ city: City, language: String) {
        self.init(
            name: city.name(in: language), latinName: city.name, coordinates: city.coordinates, zone: city.zone,
            country: city.country)
    }
}
