import Almanac
import Interface
import Records

/// Where the person is, in one record kept on the device, never as a history.
struct Place: Hashable, Sendable {
    /// The person's name for it: a city's name in the language it was chosen in, or empty for bare coordinates.
    var name: String
    /// The city's name in Latin script, if the place is a city.
    var latinName: String
    /// The city's name in Arabic, if the place is a city that has one.
    var arabicName = ""
    /// The city's number in the list of cities, or `nil` if the place isn't in the list.
    var city: UInt32?
    var coordinates: Coordinates
    /// An IANA zone identifier.
    var zone: String
    /// ISO 3166-1 alpha-2 in upper case; empty if unknown.
    var country: String

    static let key = RecordKind.place.key("home")
}

extension Place {
    /// The single field that a place is stored in: its parts belong together, and two devices must never mix theirs.
    static let field = "place"

    /// The place before the device's own location, until that is undone or another place is chosen; there is never more
    /// than one.
    static let before = "before"

    /// Reads a place; `nil` if none has been chosen or the record isn't understood.
    init?(_ record: Record?) { self.init(record, field: Self.field) }

    /// Reads the place stored in a field.
    init?(_ record: Record?, field: String) {
        guard let record, !record.isDeleted, let object = record[field]?.value.object,
            let latitude = object["latitude"]?.double, let longitude = object["longitude"]?.double,
            let coordinates = Coordinates(latitude: latitude, longitude: longitude),
            let zone = object["zone"]?.string
        else { return nil }
        self.init(
            name: object["name"]?.string ?? "", latinName: object["latinName"]?.string ?? "",
            arabicName: object["arabicName"]?.string ?? "",
            city: object["city"]?.int.flatMap { number in UInt32(exactly: number) },
            coordinates: coordinates, zone: zone, country: object["country"]?.string ?? "")
    }

    /// The place as it is stored.
    var json: JSON {
        .object([
            "name": .string(name), "latinName": .string(latinName), "arabicName": .string(arabicName),
            "city": city.map { number in .int(Int64(number)) } ?? .null, "latitude": .double(coordinates.latitude),
            "longitude": .double(coordinates.longitude), "zone": .string(zone), "country": .string(country),
        ])
    }

    /// Whether an incoming record of a place names a zone that the content doesn't have: no times could be computed
    /// there.
    static func hasStrangeZone(_ record: Record, _ zones: ZoneDatabase) -> Bool {
        guard record.key == key else { return false }
        for name in [field, before] {
            if let zone = record[name]?.value["zone"]?.string, !zones.contains(zone) { return true }
        }
        return false
    }

    /// The answer if days can't be computed because the content has no zones, or the stored place has an unknown one.
    /// In the second case the person is asked for the place; nothing needs to be rebuilt.
    static func needed(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard try Zones.database(context.library) != nil else { return ErrorScreen.noZones(context) }
        return context.wantsJSON
            ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
            : .seeOther(Route.times(.place).link())
    }

    /// The place with its city's names in every script, if it was stored only in the language it was chosen in; `nil`
    /// if it already has them, isn't a city of the list, or has another name there.
    func named(_ context: RequestContext) throws(NeedsData) -> Place? {
        guard city == nil, !latinName.isEmpty else { return nil }
        guard let found = try Cities(context).index?.namesake(of: coordinates)?.city, found.name == latinName else {
            return nil
        }
        var named = self
        named.arabicName = found.arabicName ?? ""
        named.city = found.id
        return named
    }
}
