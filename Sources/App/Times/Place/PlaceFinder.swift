import Almanac
import Interface
import Records

/// The cities that the place screen lists.
struct PlaceFinder: Sendable {
    let context: RequestContext
    /// The searched words.
    let words: String
    /// The country shown, ISO 3166-1 alpha-2.
    let country: String
    let cities: [City]
    let countries: [String]
    /// Whether the list of cities is available at all.
    let isAvailable: Bool

    /// The number of cities that a search or a country shows.
    private static let limit = 30

    init(_ context: RequestContext) throws(NeedsData) {
        self.context = context
        words = context.parameter(.query) ?? ""
        country = context.parameter(.country) ?? ""
        let index = try Cities(context).index
        isAvailable = index != nil
        countries = index?.countries ?? []
        if !words.isEmpty {
            cities = Self.distinct(index?.search(words, limit: Self.limit) ?? [], context.strings.language.placeNames)
        } else if !country.isEmpty {
            cities = index?.cities(inCountry: country, limit: Self.limit) ?? []
        } else {
            cities = []
        }
    }

    /// Found cities without those that a reader couldn't distinguish from an earlier one: the list has some places
    /// twice, with two Latin names and the same Arabic one.
    static func distinct(_ found: [City], _ names: Language.PlaceNames) -> [City] {
        var distinct: [City] = []
        for city in found where !distinct.contains(where: { $0.isTwin(of: city, names) }) { distinct.append(city) }
        return distinct
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
        if let place = context.place { object["place"] = place.json }
        return .object(object)
    }
}

extension City {
    /// The kilometres within which two cities with one name and country are the same.
    private static let twinDistance = 25.0

    fileprivate func isTwin(of other: City, _ names: Language.PlaceNames) -> Bool {
        country == other.country && name(in: names) == other.name(in: names)
            && coordinates.distance(to: other.coordinates) < Self.twinDistance
    }
}
