import Almanac
import Foundation
import Planner
import Records
import Testing

@testable import App

/// What a person sets of Fridays, Ramadan, the feasts and journeys, and what is announced of them then.
struct SpecialDayChoicesTests {
    private static let fitr = HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1)!
    private static let adha = HijriCalendar.ummAlQura.civilDate(year: 1448, month: .dhuAlHijjah, day: 10)!

    private func english() throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        return device
    }

    /// Puts a device at an hour of a date in Riyadh.
    private func place(_ device: Device, _ date: CivilDate, _ hour: Int) {
        device.now = Instant(seconds: CivilDateTime(date: date, time: .midnight).utcSeconds + Int64(hour - 3) * 3_600)
    }

    private func ids(_ device: Device, _ path: String) throws -> [String] {
        (try device.facts(path)["suggestions"]?.array ?? []).compactMap { $0["id"]?.string }
    }

    private func names(_ device: Device, _ path: String) throws -> [String] {
        (try device.facts(path)["prayers"]?.array ?? []).compactMap { $0["name"]?.string }
    }

    /// The dates of what is announced of a kind.
    private func dates(_ device: Device, _ kind: String) throws -> [String] {
        (try device.facts("/reminders")["pending"]?.array ?? []).filter { $0["kind"]?.string == kind }
            .compactMap { $0["date"]?.string }
    }

    @Test(
        "MZ-145 the way to the mosque takes the chosen minutes and ends where Jummah's room begins, each Friday; it goes for one or for good"
    )
    func way() throws {
        let device = try english()
        let fridays = ["2026-11-27", "2026-12-04", "2026-12-11"].map { "/day/\($0)" }
        let buffer = try AppBundle(Fixtures.bundle()).special.jummah.before
        for minutes in [15, 30] {
            device.post("/me/settings/special", ["jummahTravel": "\(minutes)"])
            for friday in fridays {
                let jummah = try device.facts(friday)["prayers"]?.array?.first { $0["name"]?.string == "jummah" }
                let way = try device.facts(friday)["suggestions"]?.array?.first { $0["id"]?.string == "travel" }
                let start = try #require(PlacementCommandTests.minutes(jummah?["start"]))
                #expect(PlacementCommandTests.minutes(way?["end"]) == start - buffer, "\(friday)")
                #expect(PlacementCommandTests.minutes(way?["start"]) == start - buffer - minutes, "\(friday)")
            }
            #expect(try !ids(device, "/day/2026-11-26").contains("travel"), "a Thursday has none")
        }
        #expect(device.page(fridays[0]).contains("value=\"skip:travel\""))
        device.post("\(fridays[0])/mark", ["mark": "skip:travel", "back": "/"])
        #expect(try !ids(device, fridays[0]).contains("travel") && ids(device, fridays[1]).contains("travel"))
        device.post("/me/settings/special", ["jummahTravel": "0"])
        for friday in fridays { #expect(try !ids(device, friday).contains("travel")) }
    }

    @Test("MZ-159 a feast's prayer begins 15 to 30 minutes after sunrise, in a gold and green of its own")
    func eidTime() throws {
        let device = try english()
        let feast = "/day/\(Self.fitr)"
        func after() throws -> Int {
            let facts = try device.facts(feast)
            let eid = facts["prayers"]?.array?.first { $0["name"]?.string == "eid" }
            let month = try device.facts("/times/\(Self.fitr.description.prefix(7))")["days"]?.array ?? []
            return (PlacementCommandTests.minutes(eid?["start"]) ?? 0)
                - (PlacementCommandTests.minutes(month[Self.fitr.day - 1]["sunrise"]) ?? 0)
        }
        #expect(try after() == 20)
        for minutes in [15, 30] {
            #expect(try device.call("/me/settings/special", ["eidAfter": "\(minutes)"]).status == 200)
            #expect(try after() == minutes)
        }
        for minutes in ["14", "31", "0", "-20", "x"] {
            let answer = try device.call("/me/settings/special", ["eidAfter": "\(minutes)"])
            #expect(answer.status == 422 && answer.json["error"]?["fields"]?["eidAfter"]?.string != nil, "\(minutes)")
            #expect(try after() == 30)
        }
        let page = device.page(feast)
        #expect(page.contains("data-prayer=\"eid\""))
        let css = try Self.sheet("shape")
        let rule = try #require(css.firstMatch(of: /(?s)\n\.prayer\[data-prayer="eid"\] \{([^}]*)\}\n\n:is/)).output.1
        #expect(rule.contains("var(--sun)") && rule.contains("gradient") && rule.contains("var(--notice)"))
    }

    /// A file of the stylesheet.
    private static func sheet(_ name: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        return try String(decoding: Data(contentsOf: root.appending(path: "Web/css/\(name).css")), as: UTF8.self)
    }

    @Test("MZ-161 on both feasts nothing reminds of Duha, and the day after it is back", arguments: [fitr, adha])
    func noDuha(feast: CivilDate) throws {
        let device = try english()
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        device.post("/me/settings/reminders", ["nafl-start": "on"])
        place(device, feast, 1)
        #expect(try ids(device, "/").isEmpty && !device.page("/").contains("data-nafl=\"duha\""))
        #expect(try !dates(device, "nafl-start").contains(feast.description))
        // Tomorrow's is already announced.
        #expect(try ids(device, "/day/\(feast.next)") == ["duha"])
        place(device, feast.next, 1)
        #expect(try dates(device, "nafl-start").first == feast.next.description)
        #expect(device.page("/").contains("data-nafl=\"duha\""))
    }

    @Test(
        "MZ-162 no fast is marked or announced on either feast or on 11 to 13 Dhul Hijjah, whatever weekday they are",
        arguments: [fitr, adha, adha.adding(days: 1), adha.adding(days: 2), adha.adding(days: 3)])
    func noFast(date: CivilDate) throws {
        let device = try english()
        device.post("/me/settings/special", ["fastingWeekly": "on", "fastingWhite": "on", "fastingYearly": "on"])
        place(device, date.previous, 20)
        let asked = try device.call("/day/\(date)/mark", ["step": "fast"])
        #expect(asked.status == 422 && asked.json["error"]?["fields"]?["step"] != nil)
        // A device that knows the feast on another day may have noted it.
        let other = try english()
        other.post("/me/settings/special", ["fitrShift": "2", "adhaShift": "-2"])
        place(other, date.previous, 20)
        if other.post("/day/\(date)/mark", ["step": "fast"]).status == 303 {
            device.merge(other.store.values.filter { $0.key.kind.name == "mark" })
        }
        let page = device.page("/day/\(date)")
        #expect(!page.contains("value=\"fast\""))
        #expect(try !dates(device, "special-suhoor").contains(date.description))
        #expect(try !dates(device, "special-iftar").contains(date.description))
        place(device, date, 1)
        for kind in ["special-suhoor", "special-iftar"] {
            #expect(try !dates(device, kind).contains(date.description))
        }
    }

    @Test("MZ-162 the days of Tashreeq of this year have a Monday, on which an ordinary Monday's fast would be offered")
    func monday() throws {
        let days = (1...3).map { Self.adha.adding(days: $0) }
        let monday = try #require(days.first { $0.weekday == .monday || $0.weekday == .thursday })
        let device = try english()
        device.post("/me/settings/special", ["fastingWeekly": "on"])
        place(device, monday.adding(days: 7), 1)
        #expect(device.page("/").contains("value=\"fast\""))
        place(device, monday, 1)
        #expect(!device.page("/").contains("value=\"fast\""))
    }

    @Test(
        "MZ-164 the feast's words are exactly the specification's, and its confetti is not shown where motion is unwanted"
    )
    func greeting() throws {
        let device = try english()
        for feast in [Self.fitr, Self.adha] {
            place(device, feast, 9)
            let page = device.page("/")
            #expect(page.contains("Eid Mubarak! May your day be filled with joy 🌙✨"))
            #expect(page.contains("<div class=\"confetti\" aria-hidden=\"true\">"))
        }
        let css = try Self.sheet("festive")
        for still in [
            /@media \(prefers-reduced-motion: reduce\) \{\s*\.confetti,\s*\.burst \{\s*display: none;/,
            /:root\[data-motion="still"\] :is\(\.confetti, \.burst\) \{\s*display: none;/,
        ] { #expect(css.contains(still)) }
    }

    @Test("MZ-166 a Free person's Friday, Ramadan and feasts are planned by themselves; what shapes them has a lock")
    func free() throws {
        let device = try Device.commercial()
        #expect(try names(device, "/day/2026-11-27") == ["fajr", "jummah", "asr", "maghrib", "isha"])
        #expect(try ids(device, "/day/2027-02-08") == ["suhoor", "iftar", "tarawih"])
        for feast in [Self.fitr, Self.adha] {
            #expect(try names(device, "/day/\(feast)").contains("eid"))
            #expect(device.page("/day/\(feast)").contains("data-prayer=\"eid\""))
        }
        let page = device.page("/me/settings/special")
        let locked = [
            "jummahTime", "jummahTravel", "ramadanPauses", "suhoorBefore", "suhoorMinutes", "tarawihRakaat",
            "tarawihAfter", "tarawihMosque", "eidAfter",
        ]
        for name in locked { #expect(!page.contains("name=\"\(name)\""), "\(name)") }
        #expect(page.components(separatedBy: "/pro?feature=special").count == locked.count + 1)
        let kept = device.kept
        for (name, value) in [
            ("jummahTime", "12:45"), ("jummahTravel", "30"), ("ramadanPauses", "on"), ("suhoorBefore", "40"),
            ("suhoorMinutes", "25"), ("tarawihRakaat", "20"), ("tarawihAfter", "20"), ("tarawihMosque", "on"),
            ("eidAfter", "25"),
        ] {
            let answer = try device.call("/me/settings/special", KeyValuePairs(dictionaryLiteral: (name, value)))
            #expect(answer.status == 402, "\(name)")
        }
        #expect(device.kept == kept)
        device.startTrial()
        let open = device.page("/me/settings/special")
        for name in locked { #expect(open.contains("name=\"\(name)\""), "\(name)") }
    }

    @Test("MZ-168 Ramadan that rests on a journey, and a feast that is moved, take their alerts with them the same day")
    func alerts() throws {
        let device = try english()
        let first = try #require(CivilDate("2027-02-08"))
        place(device, first, 1)
        #expect(try dates(device, "special-suhoor").contains("2027-02-08"))
        #expect(try dates(device, "special-iftar").contains("2027-02-08"))
        device.post("/me/settings/special", ["ramadanPauses": "on"])
        device.post("/me/settings/travel", ["travelling": "on"])
        #expect(try ids(device, "/").isEmpty)
        for kind in ["special-suhoor", "special-iftar", "special-nights"] {
            #expect(try dates(device, kind).isEmpty, "\(kind)")
        }
        device.post("/me/settings/travel", ["travelling": "off"])
        #expect(try dates(device, "special-iftar").contains("2027-02-08"))
        #expect(device.page("/me/settings/special").contains("Practices differ between regions and schools"))
        place(device, Self.fitr, 1)
        #expect(try dates(device, "special-eid") == [Self.fitr.description])
        device.post("/me/settings/special", ["fitrShift": "1"])
        #expect(try !dates(device, "special-eid").contains(Self.fitr.description))
        #expect(try !names(device, "/").contains("eid"))
        place(device, Self.fitr.next, 1)
        #expect(try dates(device, "special-eid") == [Self.fitr.next.description])
        #expect(try names(device, "/").contains("eid"))
    }

    @Test(
        "MZ-229 one is asked from the configured distance on, 80 km as shipped, and Free has a lock there",
        arguments: [(80.0, nil), (200.0, 200)] as [(Double, Int?)])
    func distance(kilometres: Double, configured: Int?) throws {
        var bundle = try Fixtures.bundle()
        if let configured {
            bundle = Fixtures.setting(
                ["config", "SpecialPrayersConfig", "travel", "distance"], to: .int(Int64(configured)), in: bundle)
        }
        func asks(at distance: Double) throws -> Bool {
            let device = try Device(bundle: bundle)
            device.post("/me/settings", ["language": "en"])
            device.post("/place", ["latitude": "24.68773", "longitude": "46.72185"])
            device.post("/me/settings/travel", ["asksAway": "on", "step": "here"])
            let moved = device.post(
                "/place", ["latitude": "\(24.68773 + distance / 111.195)", "longitude": "46.72185"])
            #expect(moved.status == 303)
            let facts = try device.facts("/")
            #expect(facts["prayers"]?.array?.allSatisfy { $0["shortened"]?.bool != true } == true, "nothing switches")
            return device.page("/").contains("name=\"travelling\"")
        }
        #expect(try !asks(at: kilometres - 1) && asks(at: kilometres + 1))
        let free = try Device.commercial()
        #expect(!free.page("/me/settings/travel").contains("name=\"asksAway\""))
        #expect(try free.call("/me/settings/travel", ["asksAway": "on"]).status == 402)
    }

    @Test("MZ-236 a fast is spoken of in exactly the specification's words, and only where it was accepted")
    func fasting() throws {
        let device = try english()
        device.post("/me/settings/special", ["fastingWeekly": "on"])
        let day = "/day/2026-11-23"
        #expect(!device.page(day).contains("You are fasting today 🌙"))
        device.post("\(day)/mark", ["step": "fast"])
        #expect(device.page(day).contains("You are fasting today 🌙"))
        #expect(!device.page("/day/2026-11-26").contains("You are fasting today 🌙"), "another day was not accepted")
        device.post("\(day)/mark", ["step": "unfast"])
        #expect(!device.page(day).contains("You are fasting today 🌙"))
    }

    @Test("MZ-024 on the page of lengths each choice holds at once and shows what today's prayers come to")
    func lengths() throws {
        let device = try english()
        let strings = device.app.bundle.locales.strings(code: "en")
        func shown() -> [String] {
            let page = device.page("/me/settings/prayers")
            // Each stands in its prayer's own part of the page.
            return page.matches(of: /<dl class="facts"><div><dt>Today<\/dt><dd>([^<]*)<\/dd>/).map {
                String($0.output.1)
            }
        }
        func words(_ name: String, _ before: Int, _ after: Int) throws -> String {
            let prayer = try device.facts("/")["prayers"]?.array?.first { $0["name"]?.string == name }
            let start = try #require(PlacementCommandTests.minutes(prayer?["start"]))
            let end = try #require(PlacementCommandTests.minutes(prayer?["end"]))
            return strings.range(start..<end) + ", kept free " + strings.range(start - before..<end + after)
        }
        let first = shown()
        #expect(first.count == 5)
        device.post(
            "/me/settings/prayers", ["length-asr": "45", "before-asr": "7", "after-asr": "12", "mosque-isha": "on"])
        let changed = shown()
        #expect(changed[2] == (try words("asr", 7, 12)) && changed[2] != first[2])
        #expect(changed[4] != first[4], "the mosque's way is in Isha's")
        #expect([0, 1, 3].allSatisfy { changed[$0] == first[$0] })
        device.restart()
        #expect(shown() == changed)
    }
}
