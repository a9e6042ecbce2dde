/// A city of the city list: what a person chooses their place from.
public struct City: Hashable, Sendable {
    /// The GeoNames number, the same in every version of the list.
    public var id: UInt32
    /// The name in Latin letters, as GeoNames writes it.
    public var name: String
    /// The name in Arabic, for the cities that have one in the list: Arabic names are partial.
    public var arabicName: String?
    /// ISO 3166-1 alpha-2, upper case.
    public var country: String
    /// Where it is, to a hundred-thousandth of a degree.
    public var coordinates: Coordinates
    /// The IANA name of its time zone.
    public var zone: String
    /// How many people live there; 0 where it is not known.
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
