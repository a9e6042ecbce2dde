extension Coordinates {
    /// The way to another point along the surface, in kilometres.
    ///
    /// The haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984) on a sphere of
    /// the Earth's mean radius, 6371.0088 km (IUGG): within 0.6 % of the ellipsoid.
    public func distance(to other: Coordinates) -> Double {
        let across = Degrees.sin((other.latitude - latitude) / 2)
        let along = Degrees.sin((other.longitude - longitude) / 2)
        let haversine = across * across + Degrees.cos(latitude) * Degrees.cos(other.latitude) * along * along
        return 2 * 6_371.0088 * Trigonometry.asin(min(1, haversine).squareRoot())
    }
}
