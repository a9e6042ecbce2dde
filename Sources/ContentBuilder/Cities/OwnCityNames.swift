import Foundation
import Records

/// Arabic names that this project supplies, by country and GeoNames number: `Config/CityNames.json`.
struct OwnCityNames {
    private var names: [UInt32: String] = [:]

    /// Reads the file; if it is missing, there are no names.
    init(_ file: URL) throws(ContentError) {
        guard Files.exists(file) else { return }
        func wrong(_ key: String, _ reason: String) -> ContentError {
            ContentError("\(key): \(reason)", in: file.path, remedy: "Correct the file")
        }
        guard let countries = (try? JSON(reading: try Files.read(file)))?.object?.members else {
            throw wrong("(root)", "an object of countries is expected")
        }
        for country in countries {
            guard let members = country.value.object?.members else {
                throw wrong(country.name, "an object of names by GeoNames number is expected")
            }
            for member in members {
                let key = "\(country.name).\(member.name)"
                guard let id = UInt32(member.name) else { throw wrong(key, "a GeoNames number is expected") }
                guard let name = member.value.string, ArabicCityName.isArabic(ArabicCityName.withoutMarks(name)) else {
                    throw wrong(key, "a name in Arabic letters is expected")
                }
                names[id] = name
            }
        }
    }

    subscript(id: UInt32) -> String? { names[id] }
}
