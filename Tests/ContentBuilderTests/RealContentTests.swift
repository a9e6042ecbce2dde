import Almanac
import ContentBuilder
import Foundation
import Records
import Testing

/// The content as it was really built: runs where `WIRD_CONTENT` names its folder.
@Suite(.enabled(if: RealContent.folder != nil))
struct RealContentTests {
    let folder: ContentFolder
    let cities: CityIndex

    init() throws {
        folder = try #require(RealContent.folder)
        cities = try RealContent.cities.get()
    }

    @Test("SY-064 the built content verifies and says where each file comes from")
    func verifies() throws {
        let catalogue = try ContentBuilder.verify(folder)
        let names = Set(catalogue.entries.map { $0.name })
        #expect(names.isSuperset(of: ["cities", "zones", "amiri-400", "newsreader-var"]))
    }

    @Test("the list of common passwords has the first three thousand that are long enough, and many more")
    func passwords() throws {
        let entry = try #require(try Catalogue(reading: folder).entries.first { $0.kind == .list })
        #expect(entry.name == "passwords" && entry.licence == "MIT" && entry.licenceFile == "licences/zxcvbn.txt")
        let text = try String(contentsOf: folder.file(entry.file), encoding: .utf8)
        let list = text.split(separator: "\n").map(String.init)
        #expect(list.count > 3_000 && Set(list).count == list.count && list.allSatisfy { $0.utf8.count >= 8 })
        #expect(zip(list, list.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for password in ["password", "password1", "12345678", "iloveyou", "sunshine"] {
            #expect(list.contains(password))
        }
        let packs = try String(contentsOf: folder.packIndex, encoding: .utf8)
        #expect(!packs.contains("passwords"), "no browser fetches it")
    }

    @Test("MZ-220 the list has at least 1,000 cities, in nearly every country, with a zone that exists")
    func breadth() throws {
        #expect(cities.count > 30_000)
        #expect(cities.countries.count > 240)
        let zones = try RealContent.zones.get()
        for country in cities.countries {
            for city in cities.cities(inCountry: country, limit: 20) {
                #expect(zones.contains(city.zone), "\(city.name): \(city.zone)")
            }
        }
    }

    @Test("MZ-220 searches in Arabic and English find their city first", arguments: RealContent.searches)
    func search(_ query: String, _ id: UInt32) {
        #expect(cities.search(query, limit: 5).first?.id == id, "\(cities.search(query, limit: 3).map { $0.name })")
    }

    @Test("SY-056 coordinates find their zone", arguments: RealContent.points)
    func zone(_ latitude: Double, _ longitude: Double, _ zone: String) throws {
        let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
        let zones = try RealContent.zones.get()
        #expect(zones.canonical(cities.zone(at: point)) == zones.canonical(zone), "\(cities.zone(at: point))")
    }

    @Test("the largest cities of Arab countries have Arabic names")
    func arabicNames() {
        let countries = "SA AE KW BH QA OM YE IQ SY LB JO PS EG SD LY TN".split(separator: " ").map { String($0) }
        for country in countries {
            for city in cities.cities(inCountry: country, limit: 8) { #expect(city.arabicName != nil, "\(city.name)") }
        }
    }

    @Test("the first visit's fonts stay small: each under 50 KB, all of them under 265 KB")
    func fontSizes() throws {
        // The Quran's faces come with its first page, not before.
        let fonts = try Catalogue(reading: folder).entries.filter { entry in
            entry.kind == .font && !entry.name.hasPrefix("amiri-quran") && !entry.name.hasPrefix("kfgqpc")
        }
        #expect(fonts.count == 8)
        #expect(fonts.allSatisfy { $0.size < 50_000 })
        #expect(fonts.reduce(0) { $0 + $1.size } < 265_000)
    }
}
