import Foundation
import Records
import Testing

@testable import ContentBuilder

/// The pins are checked when they are read, and an error names its key.
@Suite struct ContentConfigTests {
    private func config(_ text: String) throws -> ContentConfig {
        try ContentConfig(json: try JSON(reading: text))
    }

    private static let hash = String(repeating: "ab", count: 32)

    @Test("the committed pins are in order, each tool and package with a hash")
    func committed() throws {
        let file = Workshop.checkout.appendingPathComponent("Config/ContentConfig.json")
        let config = try ContentConfig(json: try JSON(reading: [UInt8](try Data(contentsOf: file))))
        #expect(config.packages.count == 18)
        #expect(config.fonts.count == 9)
        #expect(config.tools.map { $0.name } == ["fonttools", "brotli"])
    }

    @Test("the face with a reserved name is renamed, as the OFL asks of a changed font")
    func reservedNames() throws {
        let file = Workshop.checkout.appendingPathComponent("Config/ContentConfig.json")
        let config = try ContentConfig(json: try JSON(reading: [UInt8](try Data(contentsOf: file))))
        let plex = config.fonts.filter { $0.package == "fontpkg-ibm-plex-sans-arabic" }
        #expect(plex.count == 4)
        #expect(plex.allSatisfy { $0.family.map { !$0.contains("Plex") } ?? false })
    }

    @Test(
        "a wrong pin is refused with the key it stands under",
        arguments: [
            (#"{"packages": 1, "tools": [], "fonts": []}"#, "packages"),
            (#"{"packages": [], "tools": []}"#, "fonts"),
            (#"{"packages": [{"name": "a b"}], "tools": [], "fonts": []}"#, "packages[0].name"),
            (#"{"packages": [{"name": "--extra", "version": "1"}], "tools": [], "fonts": []}"#, "packages[0].name"),
            (
                #"{"packages": [{"name": "a", "version": "1", "wheels": ["12"]}], "tools": [], "fonts": []}"#,
                "packages[0].wheels[0]"
            ),
            (
                #"{"packages": [{"name": "a", "version": "1", "wheels": []}], "tools": [], "fonts": []}"#,
                "packages[0].wheels"
            ),
            (
                """
                {"packages": [], "tools": [], "fonts": [], "cities": {"title": "t", "package": "a", "file": "b", "licenceFile": "c",
                 "source": "s", "licence": "l", "attribution": "a"}}
                """, "cities"
            ),
            (
                """
                {"packages": [{"name": "a", "version": "1", "wheels": ["\(hash)"], "files": []}], "tools": [],
                 "fonts": [], "cities": {"title": "t", "package": "a", "file": "b", "licenceFile": "c", "source": "s",
                 "licence": "l", "attribution": "a"}}
                """, "cities"
            ),
        ])
    func refused(_ text: String, _ key: String) throws {
        let error = try #require(#expect(throws: ConfigError.self) { try config(text) })
        #expect(error.key == key)
    }

    @Test(
        "what pip says is told in a sentence with a way out",
        arguments: [
            ("/usr/bin/python3: No module named pip", "python3-pip"),
            ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "Config/ContentConfig.json"),
            ("WARNING: Retrying\nERROR: Could not find a version that satisfies the requirement x", "network"),
            ("", "network"),
        ])
    func pip(_ output: String, _ word: String) {
        let error = PipSource.error(Python.Result(status: 1, output: output), package: "towns 1.0")
        #expect(error.place == "towns 1.0")
        #expect(error.remedy.contains(word))
    }
}
