import Almanac
import Records

/// The mosques that a person saved, as the settings' record holds them: each in a field of its own, so that two devices
/// that each save one lose neither.
struct SavedMosques: Hashable, Sendable {
    /// One mosque.
    struct Mosque: Hashable, Sendable {
        /// A unique id of lower-case letters, digits and hyphens.
        var id: String
        var name: String
        var coordinates: Coordinates
        /// Whether it was removed; it is kept until another is removed, so that this can be undone.
        var isRemoved = false

        /// The mosque as it is stored.
        var json: JSON {
            .object([
                "name": .string(name), "latitude": .double(coordinates.latitude),
                "longitude": .double(coordinates.longitude), "removed": .bool(isRemoved),
            ])
        }

        /// The field of the settings' record that holds it.
        var field: String { SavedMosques.prefix + id }
    }

    private var all: [Mosque] = []

    static let prefix = "saved-mosque."
    /// The maximum number of mosques, and the maximum length of a name in bytes.
    static let limit = 30
    static let nameLimit = 120

    /// Creates an empty list.
    init() {}

    init(_ record: Record) {
        for entry in record.fields where entry.name.utf8.starts(with: Self.prefix.utf8) {
            let value = entry.field.value
            guard let name = value["name"]?.string, let latitude = value["latitude"]?.double,
                let longitude = value["longitude"]?.double,
                let coordinates = Coordinates(latitude: latitude, longitude: longitude)
            else { continue }
            all.append(
                Mosque(
                    id: String(entry.name.dropFirst(Self.prefix.count)), name: name, coordinates: coordinates,
                    isRemoved: value["removed"]?.bool ?? false))
        }
    }

    /// The mosques that are not removed, in the order in which they were saved.
    var list: [Mosque] { all.filter { mosque in !mosque.isRemoved } }

    /// The removed mosques that can be restored.
    var removed: [Mosque] { all.filter { mosque in mosque.isRemoved } }

    /// The mosque with an id, even if it was removed.
    subscript(id: String) -> Mosque? {
        for mosque in all where mosque.id == id { return mosque }
        return nil
    }

    /// The nearest mosque to a point, if it is within a number of metres.
    func nearest(to point: Coordinates, within metres: Int) -> Mosque? {
        var best: (mosque: Mosque, kilometres: Double)?
        for mosque in list {
            let kilometres = mosque.coordinates.distance(to: point)
            if kilometres <= Double(metres) / 1_000, kilometres < best?.kilometres ?? .infinity {
                best = (mosque, kilometres)
            }
        }
        return best?.mosque
    }
}
