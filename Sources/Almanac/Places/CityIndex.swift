/// The city list, read in place from the bytes of the `cities` pack. It searches by name and finds the nearest city.
///
/// Cities are sorted by population, largest first. The bytes consist of columns of fixed width, the names, and the
/// search keys. Reading never traps: an offset outside the bytes reads as zero.
///
///     "WCITIES2"  cityCount  zoneCount  countryCount  namesLength  keysLength     UInt32, little-endian
///     zones       a length byte and the name for each
///     countries   two letters for each
///     columns     id, latitude, longitude, population, end of names, end of keys: UInt32; zone, country: UInt16
///     names       UTF-8, followed by a zero byte and the Arabic name if there is one
///     keys        folded names, see `CityIndex.Separator`
public struct CityIndex: Sendable {
    /// The number of cities.
    public let count: Int
    let bytes: [UInt8]
    let layout: CityIndexLayout
    let zones: [String]
    let countryCodes: [String]

    /// The separators between and after the search keys of a city.
    enum Separator {
        /// After the last key of a city.
        static let city: UInt8 = 0
        /// Between two keys.
        static let key: UInt8 = 1
        /// Between a city's own names and its alternative names.
        static let otherNames: UInt8 = 2
    }

    /// Opens the bytes of the pack's section; `nil` if they are not a complete city list.
    public init?(_ bytes: [UInt8]) {
        guard let layout = CityIndexLayout(bytes) else { return nil }
        var position = CityIndexLayout.headerLength
        var zones: [String] = []
        for _ in 0..<layout.zoneCount {
            guard position < bytes.count, position + 1 + Int(bytes[position]) <= layout.countries else { return nil }
            let end = position + 1 + Int(bytes[position])
            zones.append(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
            position = end
        }
        guard position == layout.countries else { return nil }
        var countries: [String] = []
        for index in 0..<layout.countryCount {
            let start = layout.countries + 2 * index
            countries.append(String(decoding: bytes[start..<(start + 2)], as: UTF8.self))
        }
        self.bytes = bytes
        self.layout = layout
        self.zones = zones
        countryCodes = countries
        count = layout.cityCount
    }

    /// The city at a position in the order of population; `nil` outside the list, or if its entry is invalid.
    subscript(index: Int) -> City? {
        guard index >= 0, index < count else { return nil }
        let zone = Int(bytes.littleEndian16(at: layout.zoneColumn + 2 * index))
        let country = Int(bytes.littleEndian16(at: layout.countryColumn + 2 * index))
        guard zone < zones.count, country < countryCodes.count, let coordinates = coordinates(at: index) else {
            return nil
        }
        let (name, arabicName) = names(at: index)
        return City(
            id: bytes.littleEndian32(at: layout.idColumn + 4 * index), name: name, arabicName: arabicName,
            country: countryCodes[country], coordinates: coordinates, zone: zones[zone],
            population: population(at: index))
    }

    /// Returns the city with a GeoNames id.
    public func city(id: UInt32) -> City? {
        for index in 0..<count where bytes.littleEndian32(at: layout.idColumn + 4 * index) == id {
            return self[index]
        }
        return nil
    }

    func population(at index: Int) -> Int {
        Int(bytes.littleEndian32(at: layout.populationColumn + 4 * index) & 0x7FFF_FFFF)
    }

    func coordinates(at index: Int) -> Coordinates? {
        Coordinates(
            latitude: degrees(at: layout.latitudeColumn + 4 * index),
            longitude: degrees(at: layout.longitudeColumn + 4 * index))
    }

    /// Reads degrees, which are stored as hundred-thousandths.
    func degrees(at offset: Int) -> Double {
        Double(Int32(bitPattern: bytes.littleEndian32(at: offset))) / 100_000
    }

    private func names(at index: Int) -> (latin: String, arabic: String?) {
        let start = index == 0 ? 0 : endOfNames(at: index - 1)
        let end = endOfNames(at: index)
        guard start <= end, end <= layout.namesLength else { return ("", nil) }
        let text = bytes[(layout.names + start)..<(layout.names + end)]
        guard let zero = text.firstIndex(of: 0) else { return (String(decoding: text, as: UTF8.self), nil) }
        let arabic = String(decoding: text[(zero + 1)...], as: UTF8.self)
        return (String(decoding: text[..<zero], as: UTF8.self), arabic)
    }

    private func endOfNames(at index: Int) -> Int {
        Int(bytes.littleEndian32(at: layout.namesEndColumn + 4 * index) & 0x7FFF_FFFF)
    }
}
