extension CityIndex {
    /// A city and its distance.
    public struct Neighbour: Hashable, Sendable {
        public var city: City
        /// The distance along the great circle in kilometres, accurate to about a third of a percent.
        public var kilometres: Double
    }

    /// The distance in kilometres from the nearest city beyond which a point has the nautical zone of its longitude.
    public static let zoneReach = 500.0

    /// Returns the city nearest to a point, at any distance and of any size; `nil` only for an empty list.
    public func nearest(to point: Coordinates) -> Neighbour? {
        var best: (index: Int, chord: Double)?
        // In degrees of latitude. A city further north or south than the best distance so far can't be nearer.
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

    /// Returns the zone at a point: that of the nearest city, or the nautical zone on the open sea and at the poles.
    public func zone(at point: Coordinates) -> String {
        guard let neighbour = nearest(to: point), neighbour.kilometres <= Self.zoneReach else {
            return NauticalZone.name(at: point)
        }
        return neighbour.city.zone
    }
}
