import Almanac
import Records

extension Place {
    /// The one field a place is stored in: its parts belong together, and two devices never mix theirs.
    static let field = "place"

    /// Reads a place; `nil` where none has been chosen or the record can't be understood.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, let object = record[Self.field]?.value.object,
            let latitude = object["latitude"]?.double, let longitude = object["longitude"]?.double,
            let coordinates = Coordinates(latitude: latitude, longitude: longitude),
            let zone = object["zone"]?.string
        else { return nil }
        self.init(
            name: object["name"]?.string ?? "", latinName: object["latinName"]?.string ?? "",
            coordinates: coordinates, zone: zone, country: object["country"]?.string ?? "")
    }

    /// The place as it is stored.
    var json: JSON {
        .object([
            "name": .string(name), "latinName": .string(latinName), "latitude": .double(coordinates.latitude),
            "longitude": .double(coordinates.longitude), "zone": .string(zone), "country": .string(country),
        ])
    }
}
