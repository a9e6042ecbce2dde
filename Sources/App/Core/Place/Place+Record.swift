import Almanac
import Records

extension Place {
    /// The one field a place is stored in: its parts belong together, and two devices never mix theirs.
    static let field = "place"

    /// The place before the device's own, until that is taken back or another is chosen; never more than one.
    static let before = "before"

    /// Reads a place; `nil` where none has been chosen or the record can't be understood.
    init?(_ record: Record?) { self.init(record, field: Self.field) }

    /// Reads the place of a field.
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
