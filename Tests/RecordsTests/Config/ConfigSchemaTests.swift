import Foundation
import Records
import Testing

@Suite struct ConfigSchemaTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func read(_ path: String) throws -> JSON {
        try JSON(reading: [UInt8](Data(contentsOf: root.appending(path: path))))
    }

    /// Schemas that stand ready for files that are not there yet.
    private static let early: Set = ["AnimationConfig", "TiersConfig"]

    private static let files: [String] = names("Config")

    private static func names(_ folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return all.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    @Test("MZ-211 MZ-213 each configuration file has a schema of its own, and keeps to it", arguments: files)
    func shipped(file: String) throws {
        let schema = ConfigSchema(try Self.read("Config/Schemas/\(file).json"))
        #expect(schema.faults == [])
        #expect(schema.problems(in: try Self.read("Config/\(file).json")).map { "\($0.place): \($0.reason)" } == [])
    }

    @Test("MZ-213 there is no schema without a file, and each knows what it allows", arguments: names("Config/Schemas"))
    func schemas(file: String) throws {
        #expect(Self.files.contains(file) || Self.early.contains(file))
        #expect(ConfigSchema(try Self.read("Config/Schemas/\(file).json")).faults == [])
    }

    @Test("MZ-213 whatever key is taken out of a file or misspelt, its schema names it", arguments: files)
    func everyKey(file: String) throws {
        let schema = ConfigSchema(try Self.read("Config/Schemas/\(file).json"))
        let document = try Self.read("Config/\(file).json")
        for member in document.object?.members ?? [] where file != "CityNames" {
            var object = try #require(document.object)
            object[member.name] = nil
            object[member.name + "s"] = member.value
            let problems = schema.problems(in: .object(object)).map { "\($0.place) \($0.kind.rawValue)" }
            let isNeeded = schema.json["required"]?.array?.contains(.string(member.name)) ?? false
            #expect(problems == ["\(member.name)s unknown"] + (isNeeded ? ["\(member.name) missing"] : []))
        }
    }

    private let schema = ConfigSchema([
        "type": "object", "required": ["n"], "additionalProperties": false,
        "properties": [
            "n": ["type": "integer", "minimum": 1, "maximum": 60, "personal": true],
            "x": ["type": "number", "minimum": 0, "maximum": 1], "on": ["type": "boolean"],
            "t": ["type": "string", "minLength": 1, "maxLength": 3], "c": ["type": "string", "format": "colour"],
            "e": ["enum": ["a", "b"]],
            "l": ["type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true, "items": ["$ref": "#/$defs/d"]],
            "m": [
                "type": "object", "propertyNames": ["type": "string", "format": "language"],
                "additionalProperties": ["type": "string", "maxLength": 9],
            ],
        ],
        "$defs": ["d": ["type": "integer", "minimum": 0, "maximum": 9]],
    ])

    @Test(
        "MZ-214 a fault is named by its key, with what stands there and what is allowed",
        arguments: [
            (#"{"n": 1}"#, []), (##"{"n": 1, "x": 1, "on": true, "t": "abc", "c": "#aBcDeF", "e": "b"}"##, []),
            (#"{"n": 1, "l": [1, 2], "m": {"ar": "a"}}"#, []),
            ("[]", ["(root): an object is expected; [] stands there"]), ("{}", ["n: is missing"]),
            (#"{"n": 0}"#, ["n: a whole number from 1 to 60 is expected; 0 stands there"]),
            (#"{"n": 1.5}"#, ["n: a whole number from 1 to 60 is expected; 1.5 stands there"]),
            (#"{"n": "5"}"#, [#"n: a whole number from 1 to 60 is expected; "5" stands there"#]),
            (#"{"n": null}"#, ["n: a whole number from 1 to 60 is expected; null stands there"]),
            (#"{"n": 1, "x": 1.1}"#, ["x: a number from 0 to 1 is expected; 1.1 stands there"]),
            (#"{"n": 1, "on": 1}"#, ["on: true or false is expected; 1 stands there"]),
            (#"{"n": 1, "t": ""}"#, [#"t: a text of 1 to 3 characters is expected; "" stands there"#]),
            (##"{"n": 1, "c": "#12345G"}"##, [##"c: a colour such as #14746F is expected; "#12345G" stands there"##]),
            (#"{"n": 1, "e": "z"}"#, [#"e: one of a, b is expected; "z" stands there"#]),
            (#"{"n": 1, "l": []}"#, ["l: a list of 1 to 2 entries is expected; 0 stands there"]),
            (#"{"n": 1, "l": [4, 4]}"#, ["l[1]: is listed twice"]),
            (#"{"n": 1, "l": [10]}"#, ["l[0]: a whole number from 0 to 9 is expected; 10 stands there"]),
            (#"{"n": 1, "m": {"A": "a"}}"#, [#"m.A: a language such as ar is expected; "A" stands there"#]),
            (#"{"n": 1, "q": 1}"#, ["q: is no key of this file; allowed: n, x, on, t, c, e, l, m"]),
        ] as [(String, [String])])
    func faults(document: String, expected: [String]) throws {
        let problems = schema.problems(in: try JSON(reading: document))
        #expect(problems.map { "\($0.place): \($0.reason)" } == expected)
    }

    @Test("MZ-214 of a document that is all wrong no more is said than can be read")
    func flood() {
        let document = JSON.array((0..<1_000).map { .int(Int64($0 + 100)) })
        let schema = ConfigSchema([
            "type": "array", "maxItems": 2_000, "items": ["type": "integer", "minimum": 0, "maximum": 1],
        ])
        #expect(schema.problems(in: document).count == 50)
    }

    @Test("MZ-213 a keyword that nobody checks, a number without bounds and a name of nothing make a schema wrong")
    func wrongSchemas() {
        #expect(!ConfigSchema(["type": "string", "pattern": "x", "maxLength": 3]).faults.isEmpty)
        #expect(!ConfigSchema(["type": "integer", "minimum": 3]).faults.isEmpty)
        #expect(!ConfigSchema(["$ref": "#/$defs/none"]).faults.isEmpty)
        #expect(!ConfigSchema(["type": "string", "format": "haiku"]).faults.isEmpty)
        #expect(!ConfigSchema(["properties": ["a": ["type": "boolean"]]]).faults.isEmpty)
        #expect(schema.faults == [])
    }

    @Test("MZ-216 what a person may set is the part of the schema that says so, and nothing of it is needed")
    func personal() throws {
        let own = ConfigSchema(try #require(schema.personal))
        #expect(own.problems(in: [:]).isEmpty && own.problems(in: ["n": 5]).isEmpty)
        #expect(own.problems(in: ["n": 0]).count == 1 && own.problems(in: ["on": true]).first?.kind == .unknown)
        #expect(ConfigSchema(["type": "boolean"]).personal == nil)
        let nawafil = ConfigSchema(
            try #require(ConfigSchema(try Self.read("Config/Schemas/NawafilConfig.json")).personal))
        #expect(nawafil.problems(in: ["types": [["id": "duha", "standard": 4]]]).isEmpty)
        #expect(nawafil.problems(in: ["types": [["id": "duha", "family": "witr"]]]).first?.kind == .unknown)
        #expect(ConfigSchema(try Self.read("Config/Schemas/ThemeConfig.json")).personal == nil)
    }
}
