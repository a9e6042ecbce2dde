/// A city of the city list, from which people choose their place.
public struct City: Hashable, Sendable {
    /// The GeoNames id, which is the same in every version of the list.
    public var id: UInt32
    /// The name in Latin letters, as GeoNames writes it.
    public var name: String
    /// The name in Arabic, if the list has one; not all cities do.
    public var arabicName: String?
    /// The ISO 3166-1 alpha-2 code in upper case.
    public var country: String
    /// The position, to a hundred-thousandth of a degree.
    public var coordinates: Coordinates
    /// The IANA name of the city's time zone.
    public var zone: String
    /// The number of inhabitants; 0 if unknown.
    public var population: Int

    public init(
        id: UInt32, name: String, arabicName: String? = nil, country: String, coordinates: Coordinates,
        zone: String, population: Int
    ) {
        self.id = id
        self.name = name
        self.arabicName = arabicName
        self.country = country
        self.coordinates = coordinates
        self.zone = zone
        self.population = population
    }
}
