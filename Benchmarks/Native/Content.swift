import Almanac
import App
import Foundation
import Quran
import Records

/// The packs of the folder `WIRD_CONTENT`, or a city and its zone where there are none.
struct Content {
    private var sections: [ResourceName: [UInt8]] = [:]
    /// Whether these are the real packs.
    private(set) var isReal = false
    /// The Quran's packs by their names, where the folder has them.
    private(set) var quran: [String: PackReader] = [:]

    init() throws {
        guard let folder = ProcessInfo.processInfo.environment["WIRD_CONTENT"], !folder.isEmpty else {
            try useFixture()
            return
        }
        let index = try Checkout.json(folder + "/packs.json")
        for (pack, section) in [("cities", "index"), ("zones", "all")] {
            guard let file = index[pack]?["file"]?.string else { throw Failure("\(folder)/packs.json has no \(pack)") }
            let reader = try PackReader(Checkout.bytes("\(folder)/packs/\(file)"))
            sections[ResourceName(pack: pack, section: section)] = try reader.section(section)
        }
        for member in index.object?.members ?? [] where member.name.hasPrefix(QuranPack.text) {
            guard let file = member.value["file"]?.string else { continue }
            quran[member.name] = try PackReader(Checkout.bytes("\(folder)/packs/\(file)"))
        }
        isReal = true
    }

    func section(_ name: ResourceName) -> [UInt8]? { sections[name] ?? (try? quran[name.pack]?.section(name.section)) }

    /// The list of cities.
    func cities() throws -> CityIndex {
        guard let bytes = sections[ResourceName(pack: "cities", section: "index")], let index = CityIndex(bytes)
        else { throw Failure("the list of cities can't be read") }
        return index
    }

    private mutating func useFixture() throws {
        var cities = CityIndexWriter()
        cities.add(
            City(
                id: 108_410, name: "Riyadh", arabicName: "الرياض", country: "SA", coordinates: Scene.riyadh,
                zone: "Asia/Riyadh", population: 7_000_000))
        var zones = ZoneCompiler(version: "bench")
        try zones.add("Asia/Riyadh", tzif: Checkout.bytes("/usr/share/zoneinfo/Asia/Riyadh"))
        sections[ResourceName(pack: "cities", section: "index")] = cities.bytes()
        sections[ResourceName(pack: "zones", section: "all")] = try zones.section()
    }
}
