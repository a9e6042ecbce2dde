import Foundation
import Planner
import Records
import Testing

@Suite struct ConfigTests {
    /// A checked-in configuration file.
    static func file(_ name: String) throws -> JSON {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try JSON(reading: [UInt8](Data(contentsOf: root.appending(path: "Config/\(name).json"))))
    }

    /// The same document with one value put in another's place; `nil` removes it.
    static func with(_ value: JSON?, at path: [String], in json: JSON) -> JSON {
        guard let name = path.first, var object = json.object else { return value ?? .null }
        if path.count == 1 {
            object[name] = value
        } else {
            object[name] = with(value, at: Array(path.dropFirst()), in: object[name] ?? .null)
        }
        return .object(object)
    }

    @Test("MZ-210 the checked-in configuration is valid and holds the specification's numbers")
    func checkedIn() throws {
        let planner = try PlannerConfig(json: Self.file("PlannerConfig"))
        #expect(planner.durations == [15, 30, 45, 60, 90, 120, 180, 240] && planner.defaultDuration == 30)
        #expect(planner.grid == 15 && planner.mark == 30 && planner.hourHeight == 60 && planner.minimumExtent == 30)
        #expect(planner.notes.characters == 500 && planner.title.characters == 200)
        #expect(planner.categories.map { $0.category } == TaskCategory.allCases)
        #expect(planner.categories.filter { $0.isFree }.map { $0.category } == [.work, .personal, .study])
        #expect(Set(planner.categories.map { $0.colour }).count == 6)
        #expect(Set(planner.categories.map { $0.icon }).count == 6)
        #expect(planner.look(of: .study)?.icon == "book")
    }

    @Test("MZ-215 a further category is a line of the file, with names of its own and the look of another")
    func ownCategory() throws {
        func planner(_ members: JSONObject) throws -> PlannerConfig {
            var object: JSONObject = ["id": "garden", "colour": "category-family", "icon": "leaf", "free": true]
            for member in members.members { object[member.name] = member.value }
            let json = try Self.file("PlannerConfig")
            return try PlannerConfig(json: json.overlaid(with: ["categories": [.object(object)]]))
        }
        let garden = try #require(TaskCategory(rawValue: "garden"))
        let own = try planner(["names": ["ar": "الحديقة", "en": "Garden"]])
        #expect(own.categories.count == 7 && own.look(of: garden)?.tint == .family)
        #expect(own.look(of: garden)?.name(in: "ar") == "الحديقة" && own.look(of: garden)?.name(in: "fr") == "Garden")
        #expect(own.look(of: .work)?.name(in: "ar") == nil)
        #expect(try TaskDraft(title: "a", category: "garden", planner: own).category == garden)
        #expect(throws: ConfigError.self) { try planner([:]) }
        #expect(throws: ConfigError.self) { try planner(["names": ["en": "Garden"]]) }
        #expect(throws: ConfigError.self) { try planner(["names": ["ar": "a", "en": "b"], "colour": "red"]) }
    }

    @Test("MZ-018 prayers last and are kept free as the checked-in configuration says")
    func prayerLengths() throws {
        let prayers = try PrayerConfig(json: Self.file("PrayerConfig"))
        #expect(PrayerBlock.Kind.allCases.map { prayers.duration(of: $0) } == [15, 20, 20, 15, 20])
        #expect(prayers.before == 5 && prayers.after == 5 && prayers.madhhab == "standard")
    }

    @Test(
        "MZ-036 K54 each country has its method, its own authority's where there is one, and those not listed have the Muslim World League's",
        arguments: [
            ("SA", "umm-al-qura"), ("KW", "kuwait"), ("BH", "umm-al-qura"), ("QA", "qatar"),
            ("OM", "umm-al-qura"), ("EG", "egypt"), ("SD", "egypt"), ("LY", "egypt"), ("YE", "egypt"),
            ("PK", "karachi"), ("BD", "karachi"), ("IN", "karachi"), ("US", "isna"), ("CA", "isna"), ("AE", "dubai"),
            ("SG", "singapore"), ("MY", "jakim"), ("TR", "diyanet"), ("ID", "kemenag"), ("DE", "mwl"),
            ("MA", "morocco"),
            ("JO", "jordan"), ("JP", "mwl"), ("", "mwl"), ("sa", "mwl"),
        ])
    func methods(country: String, method: String) throws {
        let prayers = try PrayerConfig(json: Self.file("PrayerConfig"))
        #expect(prayers.method(forCountry: country) == method)
    }

    @Test(
        "MZ-214 a fault in the planner's configuration is named by file, key and reason",
        arguments: [
            (["timeline", "grid"], .int(7), "timeline.grid", "an hour must be a multiple of it"),
            (["timeline", "grid"], .int(0), "timeline.grid", "a whole number from 1 to 60 is expected"),
            (["timeline", "mark"], nil, "timeline.mark", "is missing"),
            (["durations"], .array([.int(30), .int(15)]), "durations[1]", "durations must rise"),
            (["durations"], .array([]), "durations", "at least one duration is expected"),
            (["defaultDuration"], .int(20), "defaultDuration", "is not one of the durations"),
            (["title"], .string("long"), "title", "an object is expected"),
            (["categories"], .array([]), "categories", "at least one category is expected"),
            (
                ["categories"], .array([.object(["id": .string("Sport!")])]), "categories[0].id",
                "at most 32 small letters, digits and hyphens are expected"
            ),
        ] as [([String], JSON?, String, String)])
    func plannerFaults(path: [String], value: JSON?, key: String, reason: String) throws {
        let json = Self.with(value, at: path, in: plannerJSON)
        let expected = ConfigError(file: "PlannerConfig", key: key, reason: reason)
        #expect(throws: expected) { try PlannerConfig(json: json) }
        #expect(expected.message == "PlannerConfig.json, \(key): \(reason)")
    }

    @Test(
        "MZ-214 a fault in the prayers' configuration is named by file, key and reason",
        arguments: [
            (["durations", "asr"], .int(0), "durations.asr", "a whole number from 1 to 120 is expected"),
            (["durations", "isha"], nil, "durations.isha", "is missing"),
            (["buffers", "before"], .int(-5), "buffers.before", "a whole number from 0 to 60 is expected"),
            (["madhhab"], .string("shafii"), "madhhab", "standard or hanafi is expected"),
            (["methods", "fallback"], .string("makkah"), "methods.fallback", "is not a method"),
            (
                ["methods", "regions"], region(["Germany"]), "methods.regions[0].countries[0]",
                "a country's two capital letters are expected"
            ),
            (["methods", "regions"], region(["SA", "SA"]), "methods.regions[0].countries[1]", "is listed twice"),
            (["methods", "regions"], region(["SA"], "x"), "methods.regions[0].method", "is not a method"),
            (
                ["highLatitudeMethods", "middleOfNight", "fajrOffset"], .string("90"),
                "highLatitudeMethods.middleOfNight.fajrOffset", "hours and minutes from 00:01 to 04:00 are expected"
            ),
            (
                ["highLatitudeMethods", "nearestLatitude", "threshold"], .int(90),
                "highLatitudeMethods.nearestLatitude.threshold", "a whole number from 45 to 65 is expected"
            ),
        ] as [([String], JSON?, String, String)])
    func prayerFaults(path: [String], value: JSON?, key: String, reason: String) throws {
        let json = Self.with(value, at: path, in: prayerJSON)
        #expect(throws: ConfigError(file: "PrayerConfig", key: key, reason: reason)) { try PrayerConfig(json: json) }
    }

    @Test("MZ-018 a number changed in the file changes the blocks")
    func changed() throws {
        let longer = try PrayerConfig(json: Self.with(.int(45), at: ["durations", "dhuhr"], in: prayerJSON))
        let day = PlanningDay(
            date: saturday, yesterday: nil, today: riyadh, tomorrow: nil, prayers: longer, planner: planner)
        #expect(day.ownBlocks[1].minutes == at(11, 39)..<at(12, 24))
    }
}
