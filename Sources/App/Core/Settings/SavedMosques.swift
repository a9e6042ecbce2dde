import Almanac
import Records

/// The mosques that a person saved, as the settings' record holds them: each a field of its own, so that two devices
/// that save one each lose none.
struct SavedMosques: Hashable, Sendable {
    /// One mosque.
    struct Mosque: Hashable, Sendable {
        /// What tells it from others: of small letters, digits and hyphens.
        var id: String
        var name: String
        var coordinates: Coordinates
        /// Taken away, and kept until another is, so that this can be taken back.
        var isRemoved = false

        /// As it is stored.
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
    /// How many one may save, and how long a name may be, in bytes.
    static let limit = 30
    static let nameLimit = 120

    /// None.
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

    /// Those that there are, in the order in which they were saved.
    var list: [Mosque] { all.filter { mosque in !mosque.isRemoved } }

    /// Those that were taken away and could come back.
    var removed: [Mosque] { all.filter { mosque in mosque.isRemoved } }

    /// One by its id, also where it was taken away.
    subscript(id: String) -> Mosque? {
        for mosque in all where mosque.id == id { return mosque }
        return nil
    }

    /// The nearest to a point, where it is no farther than so many metres.
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
