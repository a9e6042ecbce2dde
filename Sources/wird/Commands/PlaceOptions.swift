import Almanac

/// Reads the coordinates given to a command.
enum PlaceOptions {
    /// The point given by `--lat` and `--lon`.
    ///
    /// - Throws: ``Failure`` naming the invalid option and what it accepts.
    static func point(_ lat: String, _ lon: String, _ terminal: Terminal) throws -> Coordinates {
        guard let latitude = degrees(lat), abs(latitude) <= 90 else {
            throw Failure(terminal.word("times.latitude", ["value": lat]), .usage)
        }
        guard let longitude = degrees(lon), abs(longitude) <= 180,
            let point = Coordinates(latitude: latitude, longitude: longitude)
        else { throw Failure(terminal.word("times.longitude", ["value": lon]), .usage) }
        return point
    }

    /// A plain decimal number.
    private static func degrees(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
