extension CityIndex {
    /// The city that people at a point would say they are in, with the distance to its middle; `nil` only in an empty list.
    ///
    /// The nearest entry of a list is often a quarter. A great city holds as far as its core reaches (150 m for
    /// the square root of its thousands of people: 15 km for ten million), and among those that hold the one counts whose
    /// middle is nearest measured by its own core. A town beside a great city so keeps its own middle. The
    /// country is the nearest entry's: a method hangs on it, and great cities stand at borders.
    public func namesake(of point: Coordinates) -> Neighbour? {
        guard let nearest = nearest(to: point) else { return nil }
        var best: (index: Int, kilometres: Double, share: Double)?
        for index in 0..<count {
            let core = Self.core(population: population(at: index))
            // They stand in order of population: from here on no core is larger.
            if core < 1 { break }
            let latitude = degrees(at: layout.latitudeColumn + 4 * index)
            if abs(latitude - point.latitude) * GreatCircle.kilometresInDegree > core + 1 { continue }
            guard let coordinates = coordinates(at: index) else { continue }
            let kilometres = coordinates.distance(to: point)
            guard kilometres <= core else { continue }
            // A kilometre more, so that a quarter's very middle isn't nearer than any city.
            let share = (kilometres + 1) / core
            if let best, share >= best.share { continue }
            guard self[index]?.country == nearest.city.country else { continue }
            best = (index, kilometres, share)
        }
        guard let best, let city = self[best.index] else { return nearest }
        return Neighbour(city: city, kilometres: best.kilometres)
    }

    /// How far a city's core reaches from its middle, in kilometres.
    private static func core(population: Int) -> Double { 0.15 * (Double(population) / 1_000).squareRoot() }
}
