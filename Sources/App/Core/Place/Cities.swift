import Almanac
import Interface
import Records

extension ResourceName {
    /// The list of cities.
    static let cities = ResourceName(pack: "cities", section: "index")
    /// The rules of the world's time zones.
    static let zones = ResourceName(pack: "zones", section: "all")
}

/// The list of cities, if the host has it.
struct Cities: Sendable {
    let index: CityIndex?

    init(_ context: RequestContext) throws(NeedsData) {
        index = try context.library.section(.cities).flatMap { bytes in CityIndex(bytes) }
    }
}

extension City {
    /// The name that a language's readers know: the Arabic one if it exists and is wanted, otherwise the Latin one.
    func name(in names: Language.PlaceNames) -> String { names == .arabic ? arabicName ?? name : name }
}

extension Place {
    /// Creates a place from a city.
    init(_ city: City, names: Language.PlaceNames) {
        self.init(
            name: city.name(in: names), latinName: city.name, arabicName: city.arabicName ?? "", city: city.id,
            coordinates: city.coordinates, zone: city.zone, country: city.country)
    }
}
