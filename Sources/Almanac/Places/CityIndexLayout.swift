/// The offsets of the parts of a city list.
struct CityIndexLayout: Sendable {
    static let magic = Array("WCITIES2".utf8)
    static let headerLength = 28

    var cityCount = 0
    var zoneCount = 0
    var countryCount = 0
    var namesLength = 0
    var keysLength = 0
    private(set) var countries = 0
    private(set) var idColumn = 0
    private(set) var latitudeColumn = 0
    private(set) var longitudeColumn = 0
    private(set) var populationColumn = 0
    private(set) var namesEndColumn = 0
    private(set) var keysEndColumn = 0
    private(set) var zoneColumn = 0
    private(set) var countryColumn = 0
    private(set) var names = 0
    private(set) var keys = 0
    private(set) var end = 0

    /// Reads the header; `nil` if the parts don't fit the bytes exactly.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headerLength, bytes[0..<8].elementsEqual(Self.magic) else { return nil }
        let numbers = (0..<5).map { bytes.littleEndian32(at: 8 + 4 * $0) }
        // Counts beyond the number of bytes would overflow the sums below.
        for number in numbers where Int64(number) > Int64(bytes.count) { return nil }
        cityCount = Int(numbers[0])
        zoneCount = Int(numbers[1])
        countryCount = Int(numbers[2])
        namesLength = Int(numbers[3])
        keysLength = Int(numbers[4])
        let columns = Int64(cityCount) * 28 + Int64(countryCount) * 2
        let fixed = columns + Int64(namesLength) + Int64(keysLength) + Int64(Self.headerLength)
        guard fixed + Int64(zoneCount) <= Int64(bytes.count) else { return nil }
        place(zonesLength: bytes.count - Int(fixed))
    }

    /// Lays out parts with known counts and lengths.
    init(cities: Int, zones: [String], countries: Int, namesLength: Int, keysLength: Int) {
        cityCount = cities
        zoneCount = zones.count
        countryCount = countries
        self.namesLength = namesLength
        self.keysLength = keysLength
        place(zonesLength: zones.reduce(0) { $0 + 1 + $1.utf8.count })
    }

    private mutating func place(zonesLength: Int) {
        countries = Self.headerLength + zonesLength
        idColumn = countries + 2 * countryCount
        latitudeColumn = idColumn + 4 * cityCount
        longitudeColumn = latitudeColumn + 4 * cityCount
        populationColumn = longitudeColumn + 4 * cityCount
        namesEndColumn = populationColumn + 4 * cityCount
        keysEndColumn = namesEndColumn + 4 * cityCount
        zoneColumn = keysEndColumn + 4 * cityCount
        countryColumn = zoneColumn + 2 * cityCount
        names = countryColumn + 2 * cityCount
        keys = names + namesLength
        end = keys + keysLength
    }
}
