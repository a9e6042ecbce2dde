import Almanac
import Foundation
import Records

/// The pack `cities`: the city list, reduced to what a person needs to choose a place.
struct CityStep: ContentStep {
    let name = "cities"
    let source: FileSource
    /// Arabic names that this project supplies because the list has none, or a doubtful one.
    static let names = "Config/CityNames.json"
    /// Increased when this code makes a different pack from the same files.
    private static let edition = "1"
    /// An index of one city in today's format, so that the pack is rebuilt when the format changes.
    private static var sample: String {
        guard let coordinates = Coordinates(latitude: 1, longitude: -2) else { return "" }
        var writer = CityIndexWriter()
        let city = City(
            id: 1, name: "Al Ā'b-c", arabicName: "الأُلى", country: "XX", coordinates: coordinates, zone: "Etc/GMT",
            population: 1)
        writer.add(city, shortNames: ["ؤئةى"], otherNames: ["Straße", "پچگ ہے"])
        return SHA256.hex(writer.bytes())
    }

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        let pin = try bench.pin(source.package)
        return [
            Self.edition, Self.sample, pin.version, pin.file(source.file)?.sha256 ?? "",
            pin.file(source.licenceFile)?.sha256 ?? "",
            try bench.hash(Self.names), source.title, source.source, source.licence, source.attribution,
        ]
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let pin = try bench.pin(source.package)
        let files = try bench.store.files([source.file, source.licenceFile], of: pin, tell: bench.tell)
        let ownNames = try OwnCityNames(bench.checkout.appendingPathComponent(Self.names))
        let rows = try GeoNames.rows(files[0], in: source.file)
        bench.tell("Importing \(rows.count) cities")
        var writer = CityIndexWriter()
        for row in rows {
            let listed = row.arabicName
            guard let city = row.city(arabicName: ownNames[row.geonameid] ?? listed) else {
                throw ContentError(
                    "the city \(row.geonameid) has coordinates out of range", in: source.file,
                    remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
            }
            writer.add(city, shortNames: listed.map { [$0] } ?? [], otherNames: row.otherNames)
        }
        let pack = try Packs.make(
            name, version: pin.version, source: source.source, licence: source.licence,
            sections: [("index", writer.bytes())])
        return [
            try bench.keep(
                pack, name: name, title: source.title, version: pin.version, source: source.source,
                licence: source.licence, attribution: source.attribution,
                licenceFile: try bench.keepLicence(files[1], of: source.package))
        ]
    }
}
