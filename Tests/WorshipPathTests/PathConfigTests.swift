import Records
import Testing
import WorshipPath

@Suite struct PathConfigTests {
    @Test("the checked-in configuration holds the specification's numbers")
    func checkedIn() {
        #expect(config.levels.map { [$0.days, $0.window] } == [[7, 14], [14, 21], [21, 28], [28, 35]])
        #expect(
            config.restDays == 7 && config.lighter.light == 4 && config.lighter.days == 5 && config.lighter.pause == 14)
        #expect(config.overwhelm.postponements == 5 && config.overwhelm.visible == 2)
        #expect(config.defaults.pace == .balanced && config.defaults.time == .medium)
        #expect(config.reminders.prayer == .maghrib && config.reminders.usual == 2)
    }

    @Test(
        "a fault is named by its key",
        arguments: [
            (#"{"defaults": {"time": "never"}}"#, "defaults.time"), (#"{"defaults": {"areas": []}}"#, "defaults.areas"),
            (#"{"times": []}"#, "times"), (#"{"paces": []}"#, "paces"), (#"{"mercy": {"reach": 3}}"#, "mercy.reach"),
            (#"{"actions": []}"#, "actions"), (#"{"themes": []}"#, "themes"), (#"{"levels": []}"#, "levels"),
            (#"{"lighter": {"light": 6}}"#, "lighter.light"),
            (#"{"reminders": {"after": "sunrise"}}"#, "reminders.after"),
            (#"{"greeting": {"evening": "11:00"}}"#, "greeting.evening"),
            (#"{"overwhelm": {"visible": 3}}"#, "overwhelm.visible"),
        ])
    func faults(own: String, key: String) throws {
        let json = Self.with(try JSON(reading: own), in: configJSON)
        #expect { try PathConfig(json: json) } throws: { ($0 as? ConfigError)?.key == key }
    }

    /// The document with other values put in their places, lists whole.
    private static func with(_ own: JSON, in json: JSON) -> JSON {
        guard let members = own.object?.members, var object = json.object else { return own }
        for member in members { object[member.name] = with(member.value, in: object[member.name] ?? .null) }
        return .object(object)
    }
}
