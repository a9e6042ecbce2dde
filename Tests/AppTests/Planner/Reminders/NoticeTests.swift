import Almanac
import Interface
import Planner
import Records
import Testing

@testable import App

/// Notices of special days and voluntary prayers in Riyadh, in English where the words are the specification's.
struct NoticeTests {
    /// A device in Riyadh that speaks English, at a time of a date.
    private func device(_ date: String, _ hour: Int, _ minute: Int = 0) throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let day = try #require(CivilDate(date))
        let midnight = CivilDateTime(date: day, time: .midnight).utcSeconds
        device.now = Instant(seconds: midnight + Int64((hour - 3) * 3600 + minute * 60))
        return device
    }

    private func pending(_ device: Device, _ kind: String) throws -> [JSON] {
        (try device.facts("/reminders")["pending"]?.array ?? []).filter { $0["kind"]?.string == kind }
    }

    private func first(_ device: Device, _ kind: String) throws -> (date: String?, minute: Int, title: String?) {
        let found = try pending(device, kind).first
        let minute = PlacementCommandTests.minutes(found?["time"]) ?? -1
        return (found?["date"]?.string, minute, found?["title"]?.string)
    }

    private func prayer(_ device: Device, _ date: String, _ name: String, _ part: String = "start") throws -> Int {
        let prayers = try device.facts("/day/\(date)")["prayers"]?.array
        return PlacementCommandTests.minutes(prayers?.first { $0["name"]?.string == name }?[part]) ?? -1
    }

    @Test(
        "MZ-142 MZ-148 Jummah is announced 30 minutes before it, in the specification's words; not where Dhuhr is kept")
    func jummah() throws {
        let device = try device("2026-11-27", 8)
        let notice = try first(device, "special-jummah")
        #expect(notice.title == "Jummah in 30 minutes - don't forget!")
        #expect(notice.date == "2026-11-27")
        #expect(notice.minute == (try prayer(device, "2026-11-27", "jummah")) - 30)
        device.post("/me/settings/special", ["jummahTime": "12:45"])
        #expect(try first(device, "special-jummah").minute == 12 * 60 + 15)
        device.post("/me/settings", ["language": "ar"])
        #expect(try first(device, "special-jummah").title == "الجمعة بعد ٣٠ دقيقة، لا تنسَها!")
        device.post("/me/settings/special", ["jummah": "off"])
        #expect(try pending(device, "special-jummah").isEmpty)
        #expect(try pending(try self.device("2026-11-21", 8), "special-jummah").isEmpty, "a Saturday has none")
    }

    @Test("MZ-144 one hour before Jummah only where the switch is on")
    func travel() throws {
        let device = try device("2026-11-27", 8)
        #expect(try pending(device, "special-travel").isEmpty)
        #expect(device.page("/me/settings/reminders").contains("Remind me 1 hour before"))
        device.post("/me/settings/reminders", ["special-travel": "on"])
        let notice = try first(device, "special-travel")
        #expect(notice.minute == (try prayer(device, "2026-11-27", "jummah")) - 60)
        #expect(notice.title == "Jummah in 1 hour")
    }

    @Test(
        "MZ-151 MZ-152 suhoor an hour before Fajr and iftar at Maghrib, in the specification's words, each with its switch"
    )
    func ramadan() throws {
        // 1 Ramadan 1448 is 8 February 2027.
        let device = try device("2027-02-07", 21)
        let suhoor = try first(device, "special-suhoor")
        #expect(suhoor.title == "Wake up for Suhoor - Fajr in 1 hour" && suhoor.date == "2027-02-08")
        #expect(suhoor.minute == (try prayer(device, "2027-02-08", "fajr", "time")) - 60)
        let iftar = try first(device, "special-iftar")
        #expect(iftar.title == "It's time to break your fast! 🌙")
        #expect(iftar.minute == (try prayer(device, "2027-02-08", "maghrib", "time")))
        device.post("/me/settings", ["language": "ar"])
        #expect(try first(device, "special-suhoor").title == "حان وقت السحور، الفجر بعد ساعة")
        device.post("/me/settings/reminders", ["special-suhoor": "off"])
        #expect(try pending(device, "special-suhoor").isEmpty && !(try pending(device, "special-iftar")).isEmpty)
        device.post("/me/settings/special", ["ramadan": "off"])
        #expect(try pending(device, "special-iftar").isEmpty, "without Ramadan's mode there is none of it")
    }

    @Test("MZ-155 MZ-157 from night 21 of Ramadan on, and on no night before, the last ten are spoken of")
    func nights() throws {
        var nights: [Int] = []
        let device = try device("2027-02-07", 12)
        for number in 1...30 {
            let date = try #require(CivilDate("2027-02-07")).adding(days: number - 1)
            if number > 1 { device.now = device.now + .days(1) }
            let found = try first(device, "special-nights")
            guard found.title != nil, found.date == date.description else { continue }
            #expect(found.title == "Last 10 nights - best time for Laylat al-Qadr")
            nights.append(number)
        }
        #expect(nights.first == 21 && nights == Array(21...(nights.last ?? 0)))
    }

    @Test(
        "MZ-160 an hour before the prayer of both feasts, in the specification's words",
        arguments: [
            (HijriMonth.shawwal, 1), (HijriMonth.dhuAlHijjah, 10),
        ])
    func eid(month: HijriMonth, day: Int) throws {
        let date = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: month, day: day)).description
        let device = try device(date, 1)
        let notice = try first(device, "special-eid")
        #expect(notice.title == "Eid Mubarak! 🎉 Eid prayer in 1 hour" && notice.date == date)
        #expect(notice.minute == (try prayer(device, date, "eid")) - 60)
        device.post("/me/settings/special", ["eid": "off"])
        #expect(try pending(device, "special-eid").isEmpty)
    }

    @Test("MZ-167 a special prayer has at most one alert beside those of every prayer, unless more are switched on")
    func gentle() throws {
        let friday = try device("2026-11-27", 0, 30)
        let about = try (friday.facts("/reminders")["pending"]?.array ?? []).filter {
            $0["id"]?.string?.contains("jummah-2026-11-27") == true
        }
        #expect(about.map { $0["kind"]?.string } == ["special-jummah", "prayer-before", "prayer-start"])
        let date = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1)).description
        let feast = try (device(date, 0, 30).facts("/reminders")["pending"]?.array ?? []).filter {
            $0["id"]?.string?.contains("eid-") == true
        }
        #expect(feast.map { $0["kind"]?.string } == ["special-eid"])
        let fast = try (device("2027-02-10", 0, 30).facts("/reminders")["pending"]?.array ?? []).filter {
            $0["group"]?.string == "special" && $0["date"]?.string == "2027-02-10"
        }
        #expect(fast.map { $0["kind"]?.string } == ["special-suhoor", "special-iftar"])
    }

    @Test("MZ-236 a voluntary fast has its suhoor only where the person took it upon themselves")
    func fast() throws {
        let device = try device("2026-11-22", 20)
        #expect(try pending(device, "special-suhoor").isEmpty)
        device.post("/day/2026-11-23/mark", ["step": "fast"])
        #expect(try first(device, "special-suhoor").date == "2026-11-23")
        #expect(try pending(device, "special-iftar").isEmpty)
    }

    @Test("MZ-132 MZ-131 voluntary prayers are reminded of when switched on, gently, not when skipped, not when over")
    func nawafil() throws {
        let device = try device("2026-11-21", 6)
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        #expect(try pending(device, "nafl-start").isEmpty, "off by default")
        device.post("/me/settings/reminders", ["nafl-start": "on", "nafl-start-minutes": "-5"])
        let notice = try first(device, "nafl-start")
        #expect(notice.minute == 9 * 60 - 5 && notice.title?.contains("if you like") == true)
        // A task on its time: it moves within its window, and the notice with it.
        _ = try device.add("x", duration: 60, date: "2026-11-21", start: "08:45")
        #expect(try first(device, "nafl-start").minute != 9 * 60 - 5)
        device.post("/day/2026-11-21/mark", ["step": "skip", "mark": "duha"])
        #expect(try pending(device, "nafl-start").isEmpty)
        let late = try self.device("2026-11-21", 12)
        late.post("/me/settings/nawafil", ["nafl-duha": "on"])
        late.post("/me/settings/reminders", ["nafl-start": "on"])
        #expect(try late.facts("/reminders")["recent"]?.array?.contains { $0["group"]?.string == "nafl" } == false)
    }

    @Test("MZ-007 MZ-101 each group has one switch that ends all of it, in the list and in the calendar file")
    func groups() throws {
        let device = try device("2026-11-27", 0, 30)
        _ = try device.add("x", date: "2026-11-27", start: "15:15")
        for group in ["prayer", "special", "task"] {
            #expect(device.page("/me/settings/reminders").contains("name=\"all-\(group)\""))
            #expect(try device.facts("/reminders")["pending"]?.array?.contains { $0["group"]?.string == group } == true)
            device.post("/me/settings/reminders", ["all-\(group)": "off"])
            #expect(
                try device.facts("/reminders")["pending"]?.array?.contains { $0["group"]?.string == group } == false)
        }
        #expect(try device.facts("/me/settings/reminders")["groups"]?["prayer"]?.bool == false)
        #expect(!device.page("/day/2026-11-27.ics").contains("VALARM"))
        device.post("/me/settings/reminders", ["all-special": "on"])
        #expect(device.page("/day/2026-11-27.ics").contains("VALARM"))
    }

    @Test("MZ-007 voluntary prayers end with one switch, what was chosen is kept, and nothing asks again")
    func nawafilSwitch() throws {
        let device = try device("2026-11-21", 6)
        device.post("/me/settings/nawafil", ["nafl-duha": "on", "rawatib": "all"])
        func ids() throws -> [String] {
            (try device.facts("/")["suggestions"]?.array ?? []).compactMap { $0["id"]?.string }
        }
        let before = try ids()
        #expect(before.contains("duha") && before.count > 3)
        device.post("/me/settings/nawafil", ["nawafilOn": "off"])
        #expect(try ids().isEmpty)
        device.post("/me/settings/nawafil", ["nawafilOn": "on"])
        #expect(try ids() == before)
    }

    @Test("MZ-142 MZ-144 MZ-151 MZ-160 SY-048 the calendar file has the same alarms, each on its prayer")
    func file() throws {
        let device = try device("2026-11-27", 8)
        device.post("/me/settings/reminders", ["special-travel": "on"])
        func text(_ date: String) -> String {
            device.page("/day/\(date).ics").replacing("\r\n ", with: "")
        }
        let friday = text("2026-11-27")
        #expect(friday.contains("TRIGGER:-PT30M") && friday.contains("TRIGGER:-PT60M"))
        #expect(friday.contains("Jummah in 30 minutes - don't forget!"))
        let fast = text("2027-02-08")
        #expect(fast.contains("Wake up for Suhoor - Fajr in 1 hour") && fast.contains("TRIGGER:-PT60M"))
        #expect(fast.contains("It's time to break your fast!"))
        let feast = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1)).description
        #expect(text(feast).contains("Eid prayer in 1 hour"))
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        #expect(!text("2026-11-28").contains("UID:duha"))
        device.post("/me/settings/reminders", ["nafl-start": "on"])
        #expect(text("2026-11-28").contains("UID:duha-2026-11-28@wird"))
    }

    @Test("MZ-098 each category has the sound that was chosen for it, or the device's own; others keep theirs")
    func sounds() throws {
        let device = try device("2026-11-21", 14)
        _ = try device.call(
            "/tasks",
            [
                "title": "x", "duration": "15", "date": "2026-11-21", "start": "15:30", "category": "work",
            ])
        func tone() throws -> [JSON]? { try pending(device, "task-start").first?["tone"]?.array }
        #expect(try tone() == [523, 659])
        device.post("/me/settings/reminders", ["sound-work": "fall"])
        #expect(try tone() == [698, 523])
        device.post("/me/settings/reminders", ["sound-work": "system"])
        #expect(try tone()?.isEmpty == true)
        #expect(try pending(device, "prayer-start").first?["tone"]?.array == [392, 523, 659])
        #expect(try device.call("/me/settings/reminders", ["sound-work": "loud"]).status == 422)
        let page = device.page("/me/settings/reminders")
        #expect(page.contains("data-sounds=") && page.contains("data-sound-play=\"sound-work\""))
    }

    /// What each kind's body asks for next, in English: every kind is here that the planner has.
    private static let steps = [
        "prayer-before": "wrap up", "prayer-start": "get ready to pray", "prayer-after": "Pray when you are ready",
        "task-before": "get ready", "task-start": "Begin when you are ready", "task-end": "More time or done",
        "special-jummah": "get ready", "special-travel": "set out", "special-suhoor": "Eat and drink",
        "special-iftar": "Break your fast", "special-nights": "Pray as much as suits you",
        "special-eid": "get ready", "nafl-start": "Whatever suits you today",
    ]

    @Test(
        "MZ-106 every reminder's body says the time and the next step, in each language",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func bodies(language: String) throws {
        let device = try device("2026-11-21", 1)
        let kinds = device.app.bundle.reminders.kinds.map { kind in kind.id }
        #expect(Set(kinds) == Set(Self.steps.keys))
        let strings = device.app.bundle.locales.strings(code: language)
        for (kind, step) in Self.steps {
            let body = strings.filled(
                Phrase("reminder." + kind + ".body"),
                [.word("time", "<15:30>"), .word("end", "<15:30>"), .word("name", "<name>"), .word("lead", "<lead>")])
            #expect(body.contains("<15:30>"), "\(kind): \(body)")
            // A sentence or a clause follows the time, or comes before it.
            let rest = body.replacing(#/^.*<15:30>[^.،,۔]*/#, with: "")
            #expect(rest.count { $0.isLetter } > 8, "\(kind): \(body)")
            if language == "en" { #expect(body.contains(step), "\(kind): \(body)") }
        }
        let batch = strings.filled(.reminderBatchBody, [.word("time", "<15:30>"), .text("names", "<A>")])
        #expect(batch.contains("<15:30>") && batch.contains("<A>") && batch.hasSuffix(language == "ur" ? "۔" : "."))
    }

    @Test("MZ-106 a reminder has the icon of its category or its prayer, and its title, time and next step")
    func drawings() throws {
        let device = try device("2026-11-21", 1)
        let categories = ["work", "personal", "study", "health", "family", "errands"]
        let hours = ["07:00", "08:00", "09:00", "10:00", "13:00", "16:00"]
        for (category, hour) in zip(categories, hours) {
            _ = try device.call(
                "/tasks",
                [
                    "title": "\(category)", "duration": "15", "date": "2026-11-21", "start": "\(hour)",
                    "category": "\(category)",
                ])
        }
        #expect(categories == device.app.bundle.planner.categories.map { look in look.category.rawValue })
        let pending = try device.facts("/reminders")["pending"]?.array ?? []
        var drawings: [String: String] = [:]
        for reminder in pending {
            let (kind, title) = (reminder["kind"]?.string ?? "", reminder["title"]?.string ?? "")
            guard ["prayer-start", "task-start"].contains(kind) else { continue }
            let prayer = reminder["id"]?.string?.split(separator: ".").last?.split(separator: "-").first.map {
                String($0)
            }
            let subject = kind == "task-start" ? categories.first { title.contains($0) } : prayer
            let drawing = try #require(reminder["drawing"]?.string)
            #expect(drawing.hasPrefix("<"))
            let name = try #require(subject)
            #expect(drawings[name] == nil || drawings[name] == drawing, "\(name)")
            drawings[name] = drawing
            let body = reminder["body"]?.string ?? ""
            #expect(!title.isEmpty && body.contains(#/\d{1,2}:\d\d/#), "\(body)")
            #expect(body.contains(try #require(Self.steps[kind])), "\(body)")
        }
        #expect(Set(drawings.keys) == Set(categories + ["fajr", "dhuhr", "asr", "maghrib", "isha"]))
        #expect(Set(drawings.values).count == drawings.count, "no two look alike")
    }
}
