extension CityIndex {
    /// A city and how far it is.
    public struct Neighbour: Hashable, Sendable {
        public var city: City
        /// Along the great circle, in kilometres, to about a third of a percent.
        public var kilometres: Double
    }

    /// Farther from every city than this, a point has the zone of its longitude.
    public static let zoneReach = 500.0

    /// The city nearest to a point, however far and however small; `nil` only in an empty list.
    public func nearest(to point: Coordinates) -> Neighbour? {
        var best: (index: Int, chord: Double)?
        // In degrees of latitude: a city farther north or south than the best so far cannot be nearer.
        var reach = 180.0
        for index in 0..<count {
            let latitude = degrees(at: layout.latitudeColumn + 4 * index)
            if abs(latitude - point.latitude) > reach { continue }
            guard let coordinates = coordinates(at: index) else { continue }
            let chord = GreatCircle.squaredHalfChord(point, coordinates)
            if let found = best, chord >= found.chord { continue }
            best = (index, chord)
            reach = GreatCircle.kilometres(squaredHalfChord: chord) / GreatCircle.kilometresInDegree + 0.001
        }
        guard let best, let city = self[best.index] else { return nil }
        return Neighbour(city: city, kilometres: GreatCircle.kilometres(squaredHalfChord: best.chord))
    }

    /// The zone at a point: the nearest city's, or on the open sea and at the poles the one of the longitude.
    public func zone(at point: Coordinates) -> String {
        guard let neighbour = nearest(to: point), neighbour.kilometres <= Self.zoneReach else {
            return NauticalZone.name(at: point)
        }
        return neighbour.city.zone
    }
}
