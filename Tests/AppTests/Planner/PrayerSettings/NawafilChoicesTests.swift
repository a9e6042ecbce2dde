import Almanac
import Foundation
import Records
import Testing

@testable import App

/// What a person chooses of the voluntary prayers, on the page of their settings and what the day makes of it.
struct NawafilChoicesTests {
    private static let settings = "/me/settings/nawafil"
    /// The voluntary prayers that have a switch; Asr's line only informs.
    private static let types = [
        "before-fajr", "duha", "before-dhuhr", "after-dhuhr", "after-maghrib", "after-isha", "witr", "qiyam",
    ]

    private func english() throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        return device
    }

    private func offers(_ device: Device, _ path: String = "/day/2026-11-22") throws -> [JSON] {
        try device.facts(path)["suggestions"]?.array ?? []
    }

    private func offer(_ device: Device, _ id: String, _ path: String = "/day/2026-11-22") throws -> JSON? {
        try offers(device, path).first { $0["id"]?.string == id }
    }

    private func ids(_ device: Device, _ path: String = "/day/2026-11-22") throws -> [String] {
        try offers(device, path).compactMap { $0["id"]?.string }
    }

    private func minute(_ offer: JSON?, _ part: String) -> Int { PlacementCommandTests.minutes(offer?[part]) ?? -1 }

    /// The names of the switches on the settings' page.
    private func switches(_ device: Device) -> [String] {
        device.page(Self.settings).components(separatedBy: "<input").dropFirst().compactMap { part in
            let tag = part.components(separatedBy: ">")[0]
            guard tag.contains("type=\"checkbox\"") else { return nil }
            return tag.firstMatch(of: /name="([^"]*)"/).map { String($0.output.1) }
        }
    }

    @Test("MZ-113 MZ-122 the names and notes of Fajr's two rakaat and of Witr stand in the settings and on the day")
    func notes() throws {
        let device = try english()
        device.post(
            Self.settings, ["rawatib": "each", "nafl-before-fajr": "on", "nafl-witr": "on"])
        let fajr = ("Highly emphasized sunnah", "ركعتا الفجر", "سنّة مؤكدة غاية التأكيد")
        let witr = "Highly emphasized, considered mandatory by some scholars"
        for path in [Self.settings, "/day/2026-11-22"] {
            let page = device.page(path)
            #expect(page.contains(fajr.0) && page.contains(witr), "\(path)")
        }
        device.post("/me/settings", ["language": "ar"])
        for path in [Self.settings, "/day/2026-11-22"] {
            let page = device.page(path)
            #expect(page.contains(fajr.1) && page.contains(fajr.2), "\(path)")
        }
    }

    @Test("MZ-113 MZ-116 MZ-128 a fixed number of rakaat stays as it is, whatever is sent, and has no field")
    func fixed() throws {
        let device = try english()
        device.post(
            Self.settings,
            [
                "rawatib": "all", "nafl-before-fajr-rakaat": "4", "nafl-before-dhuhr-rakaat": "2",
                "nafl-after-isha-rakaat": "12",
            ])
        let page = device.page(Self.settings)
        for (id, rakaat) in [("before-fajr", 2), ("before-dhuhr", 4), ("after-isha", 2)] as [(String, Int64)] {
            #expect(try offer(device, id)?["rakaat"]?.int == rakaat, "\(id)")
            #expect(!page.contains("nafl-\(id)-rakaat"), "\(id)")
        }
    }

    @Test(
        "MZ-115 MZ-128 a time for Duha beyond its window is held at the window's end; the time and length that were set stay",
        arguments: [("05:00", "first"), ("15:00", "last"), ("07:30", "07:30")])
    func window(time: String, place: String) throws {
        let device = try english()
        device.post(Self.settings, ["nafl-duha": "on", "nafl-duha-time": "\(time)", "nafl-duha-minutes": "20"])
        let times = try device.facts("/times/2026-11")["days"]?.array?[21]
        let first = (PlacementCommandTests.minutes(times?["sunrise"]) ?? 0) + 15
        let last = (PlacementCommandTests.minutes(times?["dhuhr"]) ?? 0) - 10
        #expect(last - first > 200)
        let duha = try offer(device, "duha")
        let wanted = place == "first" ? first : place == "last" ? last - 20 : 450
        #expect(minute(duha, "start") == wanted && minute(duha, "end") == wanted + 20)
        device.restart()
        let kept = try device.facts(Self.settings)["settings"]
        #expect(kept?["nafl-duha-time"]?.string == time && kept?["nafl-duha-minutes"]?.string == "20")
        #expect(try offer(device, "duha") == duha)
    }

    @Test("MZ-115 nothing on the day drags Duha, and no address moves it")
    func notDragged() throws {
        let device = try english()
        let id = try device.add("x", date: "2026-11-22", start: "16:00")
        device.post(Self.settings, ["nafl-duha": "on"])
        let before = try offer(device, "duha")
        let page = device.page("/day/2026-11-22")
        // What can be dragged is a task, by its id (drag.js).
        #expect(page.contains("data-task=\"\(id)\"") && page.contains("data-nafl=\"duha\""))
        #expect(!page.contains("data-task=\"duha\""))
        for path in ["/tasks/duha/move", "/tasks/duha-2026-11-22/move"] {
            #expect(try device.call(path, ["date": "2026-11-22", "start": "15:00"]).status == 404)
        }
        #expect(try offer(device, "duha") == before)
    }

    @Test("MZ-128 a time for Witr before Isha is held after it, and one after Fajr before it")
    func witrWindow() throws {
        let device = try english()
        for time in ["17:00", "11:00"] {
            device.post(Self.settings, ["nafl-witr": "on", "nafl-witr-time": "\(time)"])
            let prayers = try device.facts("/day/2026-11-22")["prayers"]?.array ?? []
            let isha = minute(prayers.last, "end")
            let fajr = minute(prayers.first, "start")
            for witr in try offers(device) {
                #expect(minute(witr, "start") >= isha || minute(witr, "end") <= fajr, "\(time) \(witr)")
            }
            #expect(try !offers(device).isEmpty)
        }
    }

    @Test("MZ-122 Witr takes the minutes of the table for each of its six counts")
    func witrLengths() throws {
        let device = try english()
        for (rakaat, minutes) in [(1, 7), (3, 10), (5, 14), (7, 18), (9, 22), (11, 26)] {
            device.post(Self.settings, ["nafl-witr": "on", "nafl-witr-rakaat": "\(rakaat)"])
            let witr = try offer(device, "witr")
            #expect(minute(witr, "end") - minute(witr, "start") == minutes && witr?["rakaat"]?.int == Int64(rakaat))
        }
    }

    @Test(
        "MZ-124 where the night is too short for what was chosen, the night's worship ends before Fajr's buffer and says so"
    )
    func shortened() throws {
        let device = try Device(now: Instant(seconds: 1_813_320_000))
        device.post("/place", ["city": "2643743"])
        device.post("/me/settings", ["language": "en"])
        let words = "Shorter, to fit before the prayer"
        // 20 June 2027 in London.
        let day = "/day/2027-06-20"
        device.post(Self.settings, ["nafl-qiyam": "on", "nafl-qiyam-minutes": "30"])
        #expect(try offer(device, "qiyam", day)?["shortened"]?.bool == false && !device.page(day).contains(words))
        device.post(
            Self.settings,
            ["nafl-qiyam-minutes": "120", "nafl-witr": "on", "nafl-witr-rakaat": "11"])
        let qiyam = try offer(device, "qiyam", day)
        let fajr = try device.facts(day)["prayers"]?.array?.first
        #expect(qiyam?["shortened"]?.bool == true)
        #expect(minute(qiyam, "end") <= minute(fajr, "start") - 5 && minute(qiyam, "end") > minute(qiyam, "start"))
        #expect(device.page(day).contains(words))
        let choices = device.page(Self.settings).matches(of: /name="nafl-qiyam-minutes" value="(\d+)"/)
        #expect(choices.map { String($0.output.1) } == ["30", "60", "90", "120"])
    }

    @Test("MZ-126 who wants rawatib chooses between all and each, and each of the five has its own switch")
    func twoChoices() throws {
        let device = try english()
        let page = device.page(Self.settings)
        let choices = page.matches(of: /name="rawatib" value="([a-z]+)"/).map { String($0.output.1) }
        #expect(choices == ["off", "all", "each"])
        let rawatib = ["before-fajr", "before-dhuhr", "after-dhuhr", "after-maghrib", "after-isha"]
        #expect(switches(device).filter { name in rawatib.contains { name == "nafl-\($0)" } }.count == 5)
        for id in rawatib {
            device.post(Self.settings, ["rawatib": "each", "nafl-\(id)": "on"])
            #expect(try ids(device) == [id])
            device.post(Self.settings, ["nafl-\(id)": "off"])
        }
        device.post(Self.settings, ["rawatib": "all"])
        #expect(try ids(device) == rawatib)
        // Of a Free person it is behind the lock.
        #expect(try Device.commercial().get(Self.settings).status == 303)
    }

    @Test(
        "MZ-135 each of the nine has its switch, Asr's line aside which informs, and it works at once",
        arguments: types)
    func each(id: String) throws {
        let device = try english()
        let names = switches(device).filter { $0.hasPrefix("nafl-") }
        #expect(names.sorted() == Self.types.map { "nafl-\($0)" }.sorted())
        #expect(device.page(Self.settings).contains("Asr: no rawatib"))
        device.post(Self.settings, ["rawatib": "each"])
        #expect(try ids(device).isEmpty)
        device.post(Self.settings, ["nafl-\(id)": "on"])
        #expect(try ids(device) == [id] && device.page("/day/2026-11-22").contains("data-suggestion=\"\(id)\""))
        device.post(Self.settings, ["nafl-\(id)": "off"])
        #expect(try ids(device).isEmpty && !device.page("/day/2026-11-22").contains("data-suggestion=\"\(id)\""))
    }

    @Test("MZ-131 what was left out leaves no trace as missed: not in the history, the day after, or the day itself")
    func skipped() throws {
        func device(_ skips: Bool) throws -> Device {
            let device = try english()
            device.post(Self.settings, ["nafl-duha": "on", "nawafilChecks": "on"])
            if skips { device.post("/day/2026-11-21/mark", ["step": "skip", "mark": "duha"]) }
            device.now = device.now + .days(1)
            return device
        }
        let (skipped, plain) = (try device(true), try device(false))
        #expect(try ids(skipped, "/day/2026-11-21").isEmpty && ids(skipped, "/") == ["duha"])
        #expect(HTMLWords(skipped.page("/me/nawafil")).said == HTMLWords(plain.page("/me/nawafil")).said)
        #expect(try skipped.facts("/me/nawafil")["days"]?.array?.isEmpty == true)
        #expect(try skipped.facts("/") == plain.facts("/"), "the day after says nothing of it")
        for path in ["/", "/day/2026-11-21", "/me/nawafil", "/week/2026-11-21"] {
            let said = HTMLWords(skipped.page(path)).said.joined(separator: " ").lowercased()
            for word in ["missed", "skipped", "not prayed", "left out"] { #expect(!said.contains(word), "\(path)") }
        }
    }

    @Test("MZ-133 the weeks tell how many were noted in each, and hold nothing else: no share, no red, no comparison")
    func weeks() throws {
        let device = try english()
        device.post(Self.settings, ["nafl-duha": "on", "nafl-witr": "on", "nawafilChecks": "on"])
        for (date, id) in [
            ("2026-11-21", "duha"), ("2026-11-20", "duha"), ("2026-11-20", "witr"), ("2026-11-05", "duha"),
        ] { device.post("/day/\(date)/mark", ["step": "check", "mark": "\(id)"]) }
        let page = device.page("/me/nawafil")
        let trend = try #require(page.components(separatedBy: "My weeks").last?.components(separatedBy: "</dl>").first)
        let strings = device.app.bundle.locales.strings(code: "en")
        let counts = trend.matches(of: /<dd>([^<]*)<\/dd>/).map { String($0.output.1) }
        // A week without a note is not in the list. The 21st is a Saturday.
        let expected = strings.firstWeekday == .saturday ? [1, 2, 1] : [3, 1]
        #expect(counts == expected.map { strings(.nawafilCount, count: $0) })
        for word in ["%", "danger", "red", "average", "others", "less", "more than", "missed"] {
            #expect(!trend.contains(word), "\(word)")
        }
        device.post(Self.settings, ["nawafilTrend": "off"])
        #expect(!device.page("/me/nawafil").contains("My weeks"))
    }

    @Test("MZ-134 reminders and the calendar file are the same with a history and without")
    func history() throws {
        func device(_ notes: Bool) throws -> Device {
            let device = try english()
            device.post(Self.settings, ["nafl-duha": "on", "nafl-witr": "on", "nawafilChecks": "on"])
            device.post("/me/settings/reminders", ["nafl-start": "on"])
            for date in ["2026-11-18", "2026-11-19", "2026-11-20"] where notes {
                #expect(try device.call("/day/\(date)/mark", ["step": "check", "mark": "duha"]).status == 200)
            }
            return device
        }
        let (noted, plain) = (try device(true), try device(false))
        #expect(try noted.facts("/me/nawafil")["days"]?.array?.count == 3)
        let reminders = try noted.facts("/reminders")
        #expect(reminders["pending"]?.array?.contains { $0["group"]?.string == "nafl" } == true)
        #expect(try reminders == plain.facts("/reminders"))
        #expect(noted.page("/week/2026-11-21.ics") == plain.page("/week/2026-11-21.ics"))
    }

    @Test(
        "MZ-111 MZ-138 the settings of a Free person have one locked entry for voluntary prayers, and it leads to their screen"
    )
    func locked() throws {
        let device = try Device.commercial()
        let page = device.page("/me/settings")
        let link = "href=\"/me/settings/nawafil\""
        #expect(page.components(separatedBy: link).count == 2, "one entry")
        let row = try #require(page.components(separatedBy: link).last?.components(separatedBy: "</a>").first)
        #expect(row.contains("Voluntary prayers") && row.contains("Pro"))
        #expect(!page.contains("nafl-"))
        let carousel = try #require(device.get(Self.settings)["location"])
        #expect(carousel.hasSuffix("#pro-2"))
        let screen = device.page(carousel).components(separatedBy: "id=\"pro-2\"").last ?? ""
        #expect(screen.components(separatedBy: "</section>")[0].contains("pro-nawafil"))
        for path in ["/", "/day/2026-11-22", "/day/2026-11-23"] {
            #expect(try ids(device, path).isEmpty && !device.page(path).contains("data-nafl"))
        }
        device.post("/pro", ["step": "buy", "plan": "lifetime", "back": "/me/settings/nawafil"])
        let open = device.page("/me/settings")
        let openRow = open.components(separatedBy: link).last?.components(separatedBy: "</a>").first
        #expect(openRow?.contains(">Pro<") == false && device.get(Self.settings).status == 200)
    }
}
