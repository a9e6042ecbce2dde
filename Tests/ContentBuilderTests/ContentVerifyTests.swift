import Foundation
import Records
import Testing

@testable import ContentBuilder

/// Damage is found, named, and repaired by the next build.
@Suite struct ContentVerifyTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.builder.build()
    }

    private func cities() throws -> URL {
        let entry = try #require(try Catalogue(reading: workshop.content).entries.first { $0.name == "cities" })
        return workshop.content.file(entry.file)
    }

    @Test("one bit flipped anywhere in a pack is found, and the next build repairs it")
    func bitFlip() throws {
        let file = try cities()
        let whole = try workshop.read(file)
        for index in stride(from: 0, to: whole.count, by: max(1, whole.count / 12)) {
            try workshop.flip(file, at: index)
            let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.verify() })
            #expect(error.place == file.path)
            try Data(whole).write(to: file)
        }
        try workshop.flip(file, at: whole.count - 1)
        try workshop.builder.build()
        #expect(try workshop.read(file) == whole)
        try workshop.builder.verify()
    }

    @Test("one bit flipped in a section is found when the section is loaded")
    func sectionBitFlip() throws {
        var bytes = try workshop.read(try cities())
        bytes[bytes.count - 1] ^= 1
        let reader = try PackReader(bytes)
        #expect(throws: PackError.sectionDamaged) { try reader.section("index") }
    }

    @Test("SY-064 a bundled file without an entry fails")
    func withoutEntry() throws {
        try workshop.write([1, 2, 3], to: "content/fonts/stray.woff2")
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.verify() })
        #expect(error.place == "fonts/stray.woff2")
        try workshop.builder.build()
        #expect(!FileManager.default.fileExists(atPath: workshop.content.file("fonts/stray.woff2").path))
    }

    @Test("SY-064 an entry without its licence's text fails")
    func withoutLicence() throws {
        try FileManager.default.removeItem(at: workshop.content.licences)
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.verify() })
        #expect(error.what.contains("licence"))
        try workshop.builder.build()
        try workshop.builder.verify()
    }

    @Test("QI-018 a text beside the Quran's without a file of its terms stops the build")
    func textWithoutTerms() throws {
        var entries = try Catalogue(reading: workshop.content).entries
        entries[0].language = "fr"
        entries[0].licenceFile = nil
        let error = try #require(#expect(throws: ContentError.self) { try Catalogue(entries).audit(workshop.content) })
        #expect(error.what.contains("terms") && error.place == entries[0].file)
        entries[0].licenceFile = "licences/towns.txt"
        try Catalogue(entries).audit(workshop.content)
    }

    @Test("SY-064 content without an attribution is refused before anything is fetched")
    func withoutAttribution() throws {
        try workshop.writeConfig(attribution: "")
        let error = try #require(#expect(throws: ContentError.self) { try workshop.builder.build() })
        #expect(error.what.hasPrefix("cities.attribution"))
        #expect(workshop.source.fetches == 1)
    }

    @Test("SY-064 the list of content says name, version, licence, attribution and hash of each file")
    func catalogue() throws {
        let entries = try Catalogue(reading: workshop.content).entries
        for entry in entries {
            #expect(!entry.licence.isEmpty && !entry.attribution.isEmpty && !entry.source.isEmpty)
            #expect(entry.sha256 == (try Workshop.sha256(workshop.content.file(entry.file))))
            #expect(ContentEntry(json: entry.json) == entry)
        }
        #expect(entries.first { $0.name == "cities" }?.licenceFile == "licences/towns.txt")
        let list = try JSON(reading: workshop.read(workshop.content.catalogue))
        #expect(list["sources"]?.array?.map { $0["name"]?.string } == ["Towns", "Zones"])
        #expect(list["sources"]?[0]?["attribution"]?.string == "Three cities")
    }

    @Test("a folder without content, and one with a damaged list, say what to do")
    func nothingThere() throws {
        try Data("{".utf8).write(to: workshop.content.catalogue)
        #expect(throws: ContentError.self) { try Catalogue(reading: workshop.content) }
        let empty = ContentFolder(workshop.root.appendingPathComponent("nothing"))
        let error = try #require(#expect(throws: ContentError.self) { try Catalogue(reading: empty) })
        #expect(error.remedy == "Run `wird content build`")
    }
}
