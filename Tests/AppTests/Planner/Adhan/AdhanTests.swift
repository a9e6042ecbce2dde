import Almanac
import Records
import Testing

@testable import App

/// What is heard at the prayers, in Riyadh on Saturday, 21 November 2026.
struct AdhanTests {
    private func adhan(_ device: Device, _ prayer: String) throws -> JSON? {
        (try device.facts("/reminders")["pending"]?.array ?? []).first {
            $0["id"]?.string?.hasPrefix("prayer-start.\(prayer)-") == true
        }?["adhan"]
    }

    @Test("MZ-232 MZ-102 each prayer keeps its own voice and volume, and its reminder carries them")
    func voices() throws {
        let device = try LateDayTests.device(1)
        #expect(try adhan(device, "fajr")?["voice"]?.string == "default")
        device.post(
            "/me/settings/adhan",
            [
                "adhan-voice-fajr": "makkah-1", "adhan-volume-fajr": "٤٠", "adhan-voice-isha": "own",
                "adhan-voice-asr": "silent",
            ])
        #expect(try adhan(device, "fajr") == .object(["voice": "makkah-1", "volume": 40]))
        #expect(try adhan(device, "isha") == .object(["voice": "own", "volume": 80]))
        #expect(try adhan(device, "asr")?["voice"]?.string == "silent")
        #expect(try adhan(device, "dhuhr")?["voice"]?.string == "default")
        let facts = try device.facts("/me/settings/adhan")
        #expect(facts["prayers"]?["fajr"]?["voice"]?.string == "makkah-1")
        #expect(device.page("/me/settings/adhan").contains("<option value=\"makkah-1\" selected"))
    }

    @Test("MZ-232 working hours silence Dhuhr and Asr alone, and only within them")
    func work() throws {
        let device = try LateDayTests.device(1)
        device.post(
            "/me/settings/adhan", ["adhan-quiet": "on", "adhan-quiet-from": "03:00", "adhan-quiet-to": "23:00"])
        for (prayer, voice) in [
            ("fajr", "default"), ("dhuhr", "silent"), ("asr", "silent"), ("maghrib", "default"), ("isha", "default"),
        ] { #expect(try adhan(device, prayer)?["voice"]?.string == voice, "\(prayer)") }
        device.post("/me/settings/adhan", ["adhan-quiet-to": "12:00"])
        #expect(try adhan(device, "dhuhr")?["voice"]?.string == "silent")
        #expect(try adhan(device, "asr")?["voice"]?.string == "default")
        // On a Friday Jummah stands for Dhuhr.
        device.now = Instant(seconds: device.now.seconds + 6 * 86_400)
        device.post("/me/settings/adhan", ["adhan-quiet-to": "14:00"])
        #expect(try adhan(device, "jummah")?["voice"]?.string == "silent")
    }

    @Test("MZ-007 one switch ends the adhan; the reminder stays with its short sound")
    func off() throws {
        let device = try LateDayTests.device(1)
        device.post("/me/settings/adhan", ["adhan": "off"])
        #expect(try adhan(device, "fajr") == nil)
        let fajr = try device.facts("/reminders")["pending"]?.array?.first { $0["kind"]?.string == "prayer-start" }
        #expect(fajr?["tone"]?.array?.isEmpty == false)
    }

    @Test("MZ-232 what can't be is refused by its field, and what was typed is kept")
    func refused() throws {
        let device = try LateDayTests.device(12)
        for (field, value) in [
            ("adhan-voice-fajr", "../x"), ("adhan-voice-fajr", ""), ("adhan-volume-asr", "50"),
            ("adhan-volume-asr", "x"), ("adhan-quiet-from", "25:00"),
        ] {
            let answer = try device.call("/me/settings/adhan", KeyValuePairs(dictionaryLiteral: (field, value)))
            #expect(answer.status == 422)
            #expect(answer.json["error"]?["fields"]?.object?.members.map { $0.name } == [field])
        }
        let page = device.post("/me/settings/adhan", ["adhan-quiet-from": "9x"])
        #expect(page.status == 422 && page.text.contains("value=\"9x\""))
    }

    @Test(
        "MZ-269 Gate(Pro) stands at every prayer's choice of any recording but the default; Free hears each beforehand",
        arguments: ["fajr", "dhuhr", "asr", "maghrib", "isha"])
    func gate(prayer: String) throws {
        let field = "adhan-voice-" + prayer
        // Five muezzins and one more, as a server's folder may hold them.
        for recording in ["makkah", "madinah", "al-aqsa", "cairo", "istanbul", "a-friend"] {
            let free = try Device.commercial()
            let before = free.kept
            let answer = try free.call("/me/settings/adhan", KeyValuePairs(dictionaryLiteral: (field, recording)))
            #expect(answer.status == 402 && answer.json["error"]?["feature"]?.string == "adhan", "\(recording)")
            #expect(free.kept == before)
            free.startTrial()
            let open = try free.call("/me/settings/adhan", KeyValuePairs(dictionaryLiteral: (field, recording)))
            #expect(open.status == 200)
            #expect(try free.facts("/me/settings/adhan")["prayers"]?[prayer]?["voice"]?.string == recording)
        }
        let free = try Device.commercial()
        for voice in ["default", "tone", "silent", "own"] {
            let answer = try free.call("/me/settings/adhan", KeyValuePairs(dictionaryLiteral: (field, voice)))
            #expect(answer.status == 200, "\(voice) is not one of the recordings to choose from")
        }
        let page = free.get("/me/settings/adhan")
        #expect(page.status == 200 && page.text.contains("data-adhan-try") && page.text.contains("data-adhan-list"))
    }

    @Test("MZ-102 K67 the page says that there is no recording, and holds what a script lists, plays and keeps")
    func page() throws {
        let device = try LateDayTests.device(12)
        let page = device.page("/me/settings/adhan?lang=en")
        for mark in ["data-adhan-list", "data-adhan-row", "data-adhan-file", "data-adhan-keep", "data-adhan-stop"] {
            #expect(page.contains(mark), "\(mark)")
        }
        #expect(page.contains("There is no recording of the adhan yet"))
        #expect(page.contains("sent nowhere"))
    }
}
