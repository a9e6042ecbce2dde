extension CityIndex {
    /// Returns the city that people at a point would say they are in, with the distance to its centre; `nil` only for
    /// an empty list.
    ///
    /// The nearest entry of a list is often only a district. A large city extends as far as its core (150 m times the
    /// square root of its population in thousands: 15 km for ten million). Among the cities whose core contains the
    /// point, it is the one whose centre is nearest relative to the size of its core, so a town beside a large city
    /// keeps its own centre. The country must be that of the nearest entry, because the prayer method depends on it and
    /// some large cities lie on borders.
    public func namesake(of point: Coordinates) -> Neighbour? {
        guard let nearest = nearest(to: point) else { return nil }
        var best: (index: Int, kilometres: Double, share: Double)?
        for index in 0..<count {
            let core = Self.core(population: population(at: index))
            // Cities are sorted by population, so no later core is larger.
            if core < 1 { break }
            let latitude = degrees(at: layout.latitudeColumn + 4 * index)
            if abs(latitude - point.latitude) * GreatCircle.kilometresInDegree > core + 1 { continue }
            guard let coordinates = coordinates(at: index) else { continue }
            let kilometres = coordinates.distance(to: point)
            guard kilometres <= core else { continue }
            // Adds a kilometre, so that the very centre of a district isn't nearer than any city.
            let share = (kilometres + 1) / core
            if let best, share >= best.share { continue }
            guard self[index]?.country == nearest.city.country else { continue }
            best = (index, kilometres, share)
        }
        guard let best, let city = self[best.index] else { return nearest }
        return Neighbour(city: city, kilometres: best.kilometres)
    }

    /// Returns the radius of a city's core, in kilometres.
    private static func core(population: Int) -> Double { 0.15 * (Double(population) / 1_000).squareRoot() }
}
