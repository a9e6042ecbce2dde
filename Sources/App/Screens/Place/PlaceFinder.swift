import Almanac
import Records

/// The cities that a page of the place screen lists.
struct PlaceFinder: Sendable {
    let visit: Visit
    /// What was searched for.
    let words: String
    /// The country that is shown, ISO 3166-1 alpha-2.
    let country: String
    let cities: [City]
    let countries: [String]
    /// Whether the list of cities is there at all.
    let isAvailable: Bool

    /// How many cities a search or a country shows.
    private static let limit = 30

    init(_ visit: Visit) throws(Missing) {
        self.visit = visit
        words = visit.parameter(.query) ?? ""
        country = visit.parameter(.country) ?? ""
        let index = try Cities(visit).index
        isAvailable = index != nil
        countries = index?.countries ?? []
        if !words.isEmpty {
            cities = index?.search(words, limit: Self.limit) ?? []
        } else if !country.isEmpty {
            cities = index?.cities(inCountry: country, limit: Self.limit) ?? []
        } else {
            cities = []
        }
    }

    /// The found cities for a program.
    var json: JSON {
        var list: [JSON] = []
        for city in cities {
            list.append(
                .object([
                    "id": .int(Int64(city.id)), "name": .string(city.name),
                    "arabicName": city.arabicName.map { .string($0) } ?? .null, "country": .string(city.country),
                    "latitude": .double(city.coordinates.latitude), "longitude": .double(city.coordinates.longitude),
                    "zone": .string(city.zone), "population": .int(Int64(city.population)),
                ]))
        }
        var object: JSONObject = ["cities": .array(list)]
        if let place = visit.place { object["place"] = place.json }
        return .object(object)
    }
}
