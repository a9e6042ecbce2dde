import Almanac
import Foundation
import Records
import Testing

@testable import App

@Suite("The own configuration")
struct OwnConfigurationTests {
    private let path = "/me/settings/configuration"
    private let own = #"{"PlannerConfig": {"durations": [10, 25], "defaultDuration": 25}}"#

    private func device(problems: JSON = []) throws -> Device {
        let bundle = Fixtures.setting(["problems"], to: problems, in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        device.post(
            "/place", ["latitude": "24.68773", "longitude": "46.72185", "zone": "Asia/Riyadh", "country": "SA"])
        return device
    }

    @Test("MZ-216 an own file is previewed without being kept, then kept, and the day is planned with it")
    func accepted() throws {
        let device = try device()
        let preview = try device.call(path, ["step": "preview", "text": own])
        #expect(preview.status == 200 && preview.json["changes"]?[0]?["key"] == "PlannerConfig.durations")
        #expect(preview.json["changes"]?[1]?["before"] == 30 && preview.json["changes"]?[1]?["after"] == 25)
        #expect(try device.facts(path)["configuration"]?.isNull == true)
        #expect(device.post(path, ["step": "preview", "text": own]).text.contains("PlannerConfig.defaultDuration"))
        #expect(try device.call(path, ["step": "accept", "text": own]).status == 200)
        #expect(try device.facts(path)["configuration"]?["PlannerConfig"]?["defaultDuration"] == 25)
        #expect(try device.facts(path)["holds"] == true)
        let form = device.get("/tasks/new?lang=en").text
        #expect(form.contains("value=\"25\"") && !form.contains("value=\"45\""))
        let task = try device.call("/tasks", ["title": "x"])
        #expect(task.json["task"]?["duration"] == 25)
    }

    @Test("MZ-216 it is taken back and removed, and taking back twice changes nothing")
    func revertible() throws {
        let device = try device()
        device.post(path, ["step": "accept", "text": own])
        let page = device.get(path + "?notice=configured").text
        #expect(page.contains("value=\"undo\"") && page.contains("value=\"remove\""))
        device.post(path, ["step": "undo"])
        #expect(try device.facts(path)["configuration"]?.isNull == true)
        #expect(try device.facts(path)["holds"] == true)
        let without = device.get(path).text
        #expect(without.contains("value=\"undo\"") && !without.contains("value=\"remove\""))
        #expect(device.get("/tasks/new").text.contains("value=\"45\""))
        device.post(path, ["step": "undo"])
        #expect(try device.facts(path)["configuration"] == JSON(reading: own))
        device.post(path, ["step": "remove"])
        #expect(try device.facts(path)["configuration"]?.isNull == true)
        device.post(path, ["step": "undo"])
        #expect(try device.facts(path)["configuration"] == JSON(reading: own))
    }

    @Test(
        "MZ-216 only safe keys are taken, each wrong one is named with what is allowed, and what was typed stays",
        arguments: [
            ("", ""), ("{", ""), ("[1]", "(root)"),
            (#"{"PlannerConfig": {"timeline": {"grid": 5}}}"#, "PlannerConfig.timeline.grid"),
            (#"{"ThemeConfig": {"default": "x"}}"#, "ThemeConfig"),
            (#"{"AdvisorConfig": {"endpoint": "http://x"}}"#, "AdvisorConfig"),
            (#"{"PrayerConfig": {"methods": {"fallback": "isna"}}}"#, "PrayerConfig.methods"),
            (#"{"PlannerConfig": {"durations": [0]}}"#, "PlannerConfig.durations[0]"),
            (#"{"PlannerConfig": {"durations": null}}"#, "PlannerConfig.durations"),
            (#"{"NawafilConfig": {"types": [{"id": "duha", "removed": true}]}}"#, "NawafilConfig.types[duha].removed"),
            (#"{"PlannerConfig": {"defaultDuration": 31}}"#, "PlannerConfig.defaultDuration"),
            (#"{"NawafilConfig": {"types": [{"id": "own"}]}}"#, "NawafilConfig.types[9].family"),
            (#"{"PlannerConfig": "<script>"}"#, "PlannerConfig"),
        ])
    func refused(text: String, key: String) throws {
        let device = try device()
        for step in ["preview", "accept"] {
            let answer = try device.call(path, ["step": step, "text": text])
            #expect(answer.status == 422)
            #expect(answer.json["error"]?["keys"]?[0]?["key"]?.string == key)
            #expect(answer.json["error"]?["keys"]?[0]?["reason"]?.string?.isEmpty == false)
            let page = device.post(path, ["step": step, "text": text])
            #expect(page.status == 422 && page.text.contains("id=\"errors\"") && !page.text.contains("<script>\""))
        }
        #expect(try device.facts(path)["configuration"]?.isNull == true)
        #expect(device.get("/").status == 200)
    }

    @Test("MZ-216 a file that is too large is refused with its limit")
    func large() throws {
        let text = "{" + String(repeating: " ", count: OwnConfiguration.limit) + "}"
        #expect(try device().call(path, ["step": "accept", "text": text]).status == 422)
    }

    @Test("MZ-214 an own file that no longer fits breaks no day: the usual values hold, and the page says so")
    func asleep() throws {
        let device = try device()
        let stored: JSON = [
            "wird": 1,
            "records": [
                [
                    "scope": "own", "kind": "settings", "id": "settings",
                    "fields": ["language": "en", "configuration": ["PlannerConfig": ["durations": [45, 15]]]],
                ]
            ],
        ]
        #expect(device.post("/me/data/import", ["file": stored.text()]).status == 303)
        #expect(try device.facts(path)["configuration"]?.isNull == true, "what doesn't fit is not brought in")
        #expect(device.get("/tasks/new").text.contains("value=\"45\""))
    }

    @Test("MZ-214 what is wrong with the operator's files stands on Today, in the settings, and in full on its page")
    func operatorNotice() throws {
        let device = try device(problems: [
            ["file": "PlannerConfig.json", "key": "timeline.grid", "reason": "a whole number from 1 to 60 is expected"]
        ])
        for page in ["/?lang=en", "/me/settings?lang=en"] {
            let text = device.get(page).text
            #expect(text.contains("PlannerConfig.json") && text.contains("/me/settings/configuration"), "\(page)")
        }
        #expect(device.get(path + "?lang=en").text.contains("timeline.grid"))
        #expect(try device.facts(path)["problems"]?[0]?["key"] == "timeline.grid")
        #expect(try !self.device().get("/").text.contains("/me/settings/configuration"))
    }

    @Test(
        "MZ-216 the list of what can be set is made of the schemas, in every language",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func keys(language: String) throws {
        let page = try device().get(path + "?lang=\(language)").text
        for key in ["PlannerConfig.durations", "RemindersConfig.snooze.default", "NawafilConfig.types[…].standard"] {
            #expect(page.contains(key), "\(key)")
        }
        #expect(!page.contains("configuration.problem") && !page.contains("PrayerConfig.methods"))
    }
}
