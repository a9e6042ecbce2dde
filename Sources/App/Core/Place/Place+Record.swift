import Almanac
import Records

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
}
