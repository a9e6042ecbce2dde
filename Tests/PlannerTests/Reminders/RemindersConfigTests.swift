import Planner
import Records
import Testing

@Suite struct RemindersConfigTests {
    @Test("MZ-096 MZ-099 the checked-in configuration holds the specification's numbers")
    func checkedIn() throws {
        let config = try RemindersConfig(json: ConfigTests.file("RemindersConfig"))
        #expect(
            config.kinds.map { $0.id } == [
                "prayer-before", "prayer-start", "prayer-after", "special-jummah", "special-travel", "special-suhoor",
                "special-iftar", "special-nights", "special-eid", "nafl-start", "task-before", "task-start",
                "task-end",
            ])
        let own = config.kinds.filter { $0.group == .prayer || $0.group == .task }
        #expect(own.map { $0.minutes } == [-10, 0, 5, -10, 0, 5])
        #expect(own[3].choices == [-5, -10, -15, -30])
        #expect(config.kinds.filter { !$0.isOn }.map { $0.id }.contains("nafl-start"), "MZ-132 off by default")
        #expect(config.kinds.first { $0.id == "special-travel" }?.isOn == false)
        #expect(config.tones.allSatisfy { !config.notes(of: $0.sound).isEmpty })
        #expect(config.snoozes == [5, 10, 15] && config.defaultSnooze == 10 && config.extra == 15)
        #expect(config.capacity == 10)
    }

    @Test(
        "MZ-214 a fault in the reminders' configuration is named by file, key and reason",
        arguments: [
            (["snooze", "default"], .int(7), "snooze.default", "is not one of the choices"),
            (["snooze", "choices"], .array([]), "snooze.choices", "at least one is expected"),
            (
                ["snooze", "choices"], .array([.int(61)]), "snooze.choices[0]",
                "a whole number from 1 to 60 is expected"
            ),
            (["capacity", "pending"], .int(0), "capacity.pending", "a whole number from 1 to 500 is expected"),
            (["quiet", "from"], .string("25:00"), "quiet.from", "a time such as 22:30 is expected"),
            (["horizon"], nil, "horizon", "is missing"),
            (["kinds"], .array([kind("a"), kind("a")]), "kinds[1].id", "is listed twice"),
            (["kinds"], .array([kind("A b")]), "kinds[0].id", "only small letters and hyphens are expected"),
            (["kinds"], .array([kind("a", group: "sale")]), "kinds[0].of", "prayer, special, nafl or task is expected"),
            (["tones", "work"], .string("loud"), "tones.work", "is none of the sounds"),
            (["adhan", "volume"], .int(50), "adhan.volume", "is not one of the choices"),
            (["adhan", "quiet", "to"], .string("x"), "adhan.quiet.to", "a time such as 22:30 is expected"),
            (["kinds"], .array([kind("a", choices: [5])]), "kinds[0].choices", "the default is missing among them"),
            (
                ["kinds"], .array([kind("a", actions: ["complete"])]), "kinds[0].actions[0]",
                "a prayer's reminder has no actions"
            ),
        ] as [([String], JSON?, String, String)])
    func faults(path: [String], value: JSON?, key: String, reason: String) throws {
        let json = ConfigTests.with(value, at: path, in: try ConfigTests.file("RemindersConfig"))
        #expect(throws: ConfigError(file: "RemindersConfig", key: key, reason: reason)) {
            try RemindersConfig(json: json)
        }
    }

    private static func kind(
        _ id: String, group: String = "prayer", choices: [Int64] = [], actions: [String] = []
    ) -> JSON {
        .object([
            "id": .string(id), "of": .string(group), "at": "start", "minutes": 0,
            "choices": .array(choices.map { .int($0) }), "on": true, "actions": .array(actions.map { .string($0) }),
        ])
    }
}
