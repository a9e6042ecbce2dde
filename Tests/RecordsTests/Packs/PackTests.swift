import Records
import TestSupport
import Testing

@Suite("Packs")
struct PackTests {
    static func file(_ sections: [(String, [UInt8])] = [("index", [1, 2, 3]), ("names", []), ("all", [9, 8])]) throws
        -> PackWriter.File
    {
        var writer = try PackWriter(
            name: "cities", version: "2026-11", source: "example.org", licence: "CC BY 4.0")
        for (name, bytes) in sections { try writer.add(name, bytes) }
        return try writer.finish()
    }

    @Test("A pack reads back as it was written, and its name carries its hash")
    func roundTrip() throws {
        let file = try Self.file()
        #expect(file.name == "cities-\(SHA256.hex(file.bytes).prefix(16)).pack")
        let pack = try PackReader(file.bytes)
        #expect(pack.directory.name == "cities")
        #expect(pack.directory.version == "2026-11")
        #expect(pack.directory.source == "example.org")
        #expect(pack.directory.licence == "CC BY 4.0")
        #expect(pack.directory.sections.map { $0.name } == ["index", "names", "all"])
        #expect(try pack.section("index") == [1, 2, 3])
        #expect(try pack.section("names") == [])
        #expect(try pack.section("all") == [9, 8])
        #expect(throws: PackError.unknownSection) { try pack.section("other") }
    }

    @Test("SY-003 the same sections give the same bytes")
    func deterministic() throws {
        #expect(try Self.file() == Self.file())
        #expect(try Self.file([("index", [1])]) != Self.file([("index", [2])]))
    }

    // Design, section 2: "what is loaded is verified when it is loaded"
    @Test("SY-004 a section with any changed bit or another length is refused when it is loaded")
    func damage() throws {
        let section = try #require(PackReader(Self.file().bytes).directory.section("index"))
        try section.verify([1, 2, 3])
        for bytes: [UInt8] in [[], [1, 2], [1, 2, 3, 0], [1, 2, 2], [0, 2, 3], [1, 2, 131]] {
            #expect(throws: PackError.sectionDamaged) { try section.verify(bytes) }
        }
    }

    @Test("SY-004 a pack cut at any byte or with any byte changed never gives other content", arguments: 0..<4)
    func fuzz(seed: UInt64) throws {
        let good = try Self.file().bytes
        var generator = Generator(seed: seed)
        for length in 0..<good.count {
            #expect(throws: PackError.self) { try PackReader([UInt8](good.prefix(length))) }
        }
        for _ in 0..<2_000 {
            var bytes = good
            bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.integer(in: 0...255)
            guard let pack = try? PackReader(bytes) else { continue }
            if let index = try? pack.section("index") { #expect(index == [1, 2, 3]) }
        }
    }

    @Test("SY-004 what is no pack is told from a broken one")
    func notAPack() throws {
        #expect(throws: PackError.truncated) { try PackDirectory.length(inHeader: [1, 2, 3]) }
        #expect(throws: PackError.notAPack) { try PackDirectory.length(inHeader: [UInt8](repeating: 0, count: 12)) }
        #expect(throws: PackError.directoryTooLarge) {
            try PackDirectory.length(inHeader: PackDirectory.magic + [0xFF, 0xFF, 0xFF, 0xFF])
        }
        #expect(try PackDirectory.length(inHeader: PackDirectory.magic + [2, 1, 0, 0]) == 258)
    }

    static let hash = String(repeating: "0", count: 64)

    static func entry(_ changes: [(String, JSON?)]) -> JSON {
        var entry: JSONObject = ["name": "a", "offset": 0, "length": 4, "sha256": .string(hash)]
        for (name, value) in changes { entry[name] = value }
        return .object(entry)
    }

    static let broken: [(entries: [JSON], error: PackError)] = [
        ([entry([]), entry([])], .duplicateSection), ([entry([("offset", -1)])], .sectionOutOfRange),
        ([entry([("length", -1)])], .sectionOutOfRange), ([entry([("length", 9)])], .sectionOutOfRange),
        ([entry([("offset", 5)])], .sectionOutOfRange),
        ([entry([("offset", .int(.max)), ("length", .int(.max))])], .sectionOutOfRange),
        ([entry([("offset", 0.5)])], .invalidDirectory), ([entry([("length", nil)])], .invalidDirectory),
        ([entry([("sha256", "abc")])], .invalidDirectory),
        ([entry([("sha256", .string(String(repeating: "G", count: 64)))])], .invalidDirectory),
        ([entry([("sha256", .string(String(repeating: "A", count: 64)))])], .invalidDirectory),
        ([entry([("name", "")])], .invalidName), ([1], .invalidDirectory),
    ]

    @Test("SY-004 a directory that doesn't fit its file is refused", arguments: broken)
    func directory(entries: [JSON], error: PackError) {
        let json: JSON = [
            "name": "cities", "version": "1", "source": "s", "licence": "l", "sections": .array(entries),
        ]
        #expect(throws: error) { try PackDirectory(reading: json.bytes(), contentLength: 8) }
    }

    @Test("Names that could leave a folder are refused", arguments: ["", "Cities", "../x", "a b", "مدن", "a.b"])
    func names(name: String) throws {
        #expect(throws: PackError.invalidName) {
            try PackWriter(name: name, version: "1", source: "s", licence: "l")
        }
        let json: JSON = ["name": .string(name), "version": "1", "source": "s", "licence": "l", "sections": []]
        #expect(throws: PackError.invalidName) { try PackDirectory(reading: json.bytes()) }
    }

    @Test("A section is added once")
    func twice() throws {
        var writer = try PackWriter(name: "zones", version: "1", source: "s", licence: "l")
        try writer.add("all", [1])
        #expect(throws: PackError.duplicateSection) { try writer.add("all", [2]) }
        #expect(throws: PackError.invalidName) { try writer.add("", [2]) }
    }
}
