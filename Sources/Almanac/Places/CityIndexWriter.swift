/// Writes the bytes that `CityIndex` reads.
public struct CityIndexWriter {
    private var entries: [Entry] = []

    private struct Entry {
        var city: City
        var shortNames: [String]
        var otherNames: [String]
    }

    public init() {}

    /// Adds a city with further names for searching, in any spelling of the Arabic or Latin script. Short names
    /// ("المدينة" for "المدينة المنورة") count as much as the name itself, and other names less.
    public mutating func add(_ city: City, shortNames: [String] = [], otherNames: [String] = []) {
        entries.append(Entry(city: city, shortNames: shortNames, otherNames: otherNames))
    }

    /// Returns the list, with its cities sorted by population and id whatever the order in which they were added.
    public func bytes() -> [UInt8] {
        let sorted = entries.sorted {
            $0.city.population != $1.city.population
                ? $0.city.population > $1.city.population : $0.city.id < $1.city.id
        }
        let zones = Self.distinct(sorted.map { $0.city.zone })
        let countries = Self.distinct(sorted.map { $0.city.country })
        var names: [UInt8] = []
        var nameEnds: [UInt32] = []
        var keys: [UInt8] = []
        var keyEnds: [UInt32] = []
        for entry in sorted {
            names += Array(entry.city.name.utf8)
            if let arabic = entry.city.arabicName { names += [0] + Array(arabic.utf8) }
            nameEnds.append(UInt32(names.count))
            keys += Self.keys(of: entry)
            keyEnds.append(UInt32(keys.count))
        }
        var bytes = CityIndexLayout.magic
        for number in [sorted.count, zones.count, countries.count, names.count, keys.count] {
            bytes.appendLittleEndian32(UInt32(number))
        }
        for zone in zones { bytes += [UInt8(truncatingIfNeeded: zone.utf8.count)] + Array(zone.utf8) }
        for country in countries { bytes += Array(country.utf8.prefix(2)) }
        for entry in sorted { bytes.appendLittleEndian32(entry.city.id) }
        for entry in sorted { bytes.appendLittleEndian32(Self.stored(entry.city.coordinates.latitude)) }
        for entry in sorted { bytes.appendLittleEndian32(Self.stored(entry.city.coordinates.longitude)) }
        for entry in sorted { bytes.appendLittleEndian32(UInt32(clamping: entry.city.population)) }
        for end in nameEnds { bytes.appendLittleEndian32(end) }
        for end in keyEnds { bytes.appendLittleEndian32(end) }
        for entry in sorted { bytes.appendLittleEndian16(Self.place(of: entry.city.zone, in: zones)) }
        for entry in sorted { bytes.appendLittleEndian16(Self.place(of: entry.city.country, in: countries)) }
        return bytes + names + keys
    }

    /// Returns a city's folded names, its own before the others, without duplicates.
    private static func keys(of entry: Entry) -> [UInt8] {
        var seen: [[UInt8]] = []
        var bytes: [UInt8] = []
        func append(_ name: String) {
            let key = FoldedName(name: name).bytes
            if key.isEmpty || seen.contains(key) { return }
            if let last = bytes.last, last > CityIndex.Separator.otherNames { bytes.append(CityIndex.Separator.key) }
            bytes += key
            seen.append(key)
        }
        append(entry.city.name)
        if let arabic = entry.city.arabicName { append(arabic) }
        for name in entry.shortNames { append(name) }
        bytes.append(CityIndex.Separator.otherNames)
        for name in entry.otherNames { append(name) }
        bytes.append(CityIndex.Separator.city)
        return bytes
    }

    private static func stored(_ degrees: Double) -> UInt32 {
        UInt32(bitPattern: Int32((degrees * 100_000).rounded()))
    }

    private static func place(of name: String, in names: [String]) -> UInt16 {
        UInt16(clamping: names.firstIndex(of: name) ?? 0)
    }

    private static func distinct(_ names: [String]) -> [String] {
        var result: [String] = []
        for name in names.sorted() where result.last != name { result.append(name) }
        return result
    }
}
