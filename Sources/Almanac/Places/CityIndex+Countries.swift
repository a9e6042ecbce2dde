extension CityIndex {
    /// The ISO codes of the countries with a city in the list, sorted.
    public var countries: [String] { countryCodes }

    /// Returns a country's cities, largest first.
    public func cities(inCountry code: String, limit: Int = 50) -> [City] {
        guard let country = countryCodes.firstIndex(of: code), limit > 0 else { return [] }
        var cities: [City] = []
        for index in 0..<count where Int(bytes.littleEndian16(at: layout.countryColumn + 2 * index)) == country {
            if let city = self[index] { cities.append(city) }
            if cities.count == limit { break }
        }
        return cities
    }
}
