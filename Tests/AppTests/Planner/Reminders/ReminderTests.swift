import Almanac
import Planner
import Records
import Testing

@testable import App

/// Riyadh on Saturday, 21 November 2026. Asr is about 14:42, Maghrib about 17:04.
struct ReminderTests {
    private func device(_ hour: Int, _ minute: Int = 0) throws -> Device { try LateDayTests.device(hour, minute) }

    private func times(_ facts: JSON, _ list: String = "pending", kind: String) -> [String?] {
        (facts[list]?.array ?? []).filter { $0["kind"]?.string == kind }.map { $0["time"]?.string }
    }

    private func advance(_ device: Device, minutes: Int64) {
        device.now = Instant(seconds: device.now.seconds + minutes * 60)
    }

    @Test("SY-037 MZ-092 MZ-093 the list tells what comes, for people and for programs, prayers among it")
    func list() throws {
        let device = try device(13, 50)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        let facts = try device.facts("/reminders")
        let day = try device.facts("/")
        let asr = day["prayers"]?.array?.first { $0["name"]?.string == "asr" }?["time"]?.string
        #expect(times(facts, kind: "prayer-start").first == asr)
        #expect(times(facts, kind: "task-start") == ["15:15"])
        #expect(facts["badge"]?.int == 1)
        let page = device.page("/reminders")
        #expect(page.contains("data-reminder=\"task-start.\(id)."))
        #expect(page.components(separatedBy: "<h1").count == 2)
    }

    @Test("SY-037 without a place programs are told why, and people are led to choosing one")
    func noPlace() throws {
        let device = try Device()
        #expect(device.get("/reminders").status == 303)
        #expect(device.get("/reminders", accept: "application/json").status == 409)
        #expect(device.get("/day/2026-11-21.ics", accept: "application/json").status == 409)
        #expect(device.get("/me/settings/reminders").status == 200)
    }

    @Test("MZ-095 MZ-107 a moved task is announced at its new time, a completed or deleted one not at all")
    func moved() throws {
        let device = try device(13, 50)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        _ = try device.call("/tasks/\(id)/move", ["date": "2026-11-21", "start": "16:00"])
        #expect(times(try device.facts("/reminders"), kind: "task-start") == ["16:00"])
        _ = try device.call("/tasks/\(id)/complete")
        #expect(times(try device.facts("/reminders"), kind: "task-start").isEmpty)
        #expect(try device.facts("/reminders")["badge"]?.int == 0)
        _ = try device.call("/tasks/\(id)/reopen")
        _ = try device.call("/tasks/\(id)/delete")
        #expect(times(try device.facts("/reminders"), kind: "task-start").isEmpty)
    }

    @Test("MZ-014 after another method the reminders follow its times at once")
    func method() throws {
        let device = try device(13, 50)
        let before = times(try device.facts("/reminders"), kind: "prayer-start")
        device.post("/me/settings", ["madhhab": "hanafi"])
        let after = times(try device.facts("/reminders"), kind: "prayer-start")
        #expect(before.first != after.first && before.dropFirst() == after.dropFirst())
    }

    @Test(
        "MZ-014 another method of calculation holds at once: today, every day that is shown, the month, the reminders, the calendar file"
    )
    func calculationMethod() throws {
        let device = try device(13, 50)
        let dates = (21...30).map { "2026-11-\($0)" }
        func fajr(_ path: String) throws -> String? {
            try device.facts(path)["prayers"]?.array?.first { $0["name"]?.string == "fajr" }?["time"]?.string
        }
        func everything() throws -> [String: String] {
            var found = ["today": try fajr("/") ?? "", "month": device.page("/times/2026-11")]
            for date in dates { found[date] = try fajr("/day/\(date)") }
            found["reminders"] = times(try device.facts("/reminders"), kind: "prayer-start").compactMap { $0 }.joined()
            found["calendar"] = device.page("/week/2026-11-21.ics").matches(of: #/DTSTART[^\r\n]*/#).map {
                String($0.0)
            }
            .joined()
            return found
        }
        let before = try everything()
        #expect(device.post("/me/settings", ["method": "egypt"]).status == 303)
        let after = try everything()
        for (name, value) in before { #expect(after[name] != value, "\(name) stayed") }
        #expect(before.count == 14)
    }

    @Test("SY-037 Today shows what has just come, with its actions, without any script")
    func today() throws {
        let device = try device(15, 10)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        #expect(try device.facts("/reminders")["recent"]?.array?.contains { $0["group"]?.string == "task" } == false)
        advance(device, minutes: 6)
        let page = device.page("/")
        #expect(page.contains("id=\"reminders\""))
        for action in ["complete", "snooze", "extend", "dismiss"] {
            #expect(page.contains("/reminders/task-start.\(id).") && page.contains("/\(action)\""), "\(action)")
        }
        #expect(!device.page("/day/2026-11-22").contains("id=\"reminders\""))
    }

    @Test("MZ-100 from a reminder a task is completed; its reminders go")
    func complete() throws {
        let device = try device(15, 10)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        advance(device, minutes: 6)
        let reminder = try recent(device)
        #expect(try device.call("/reminders/\(reminder)/complete").status == 200)
        #expect(try device.task(id)["completed"]?.bool == true)
        #expect(try found(device) == nil)
        #expect(try device.call("/reminders/\(reminder)/complete").status == 200, "done already is done")
        #expect(try device.call("/reminders/\(reminder)/snooze").status == 409)
        #expect(
            try device.call("/reminders/prayer-start.asr-2026-11-21/complete").status == 409, "no prayer is completed")
    }

    @Test("MZ-099 MZ-100 a reminder that is put off comes again, after the prayer where it would fall into one")
    func snooze() throws {
        let device = try device(14, 10)
        _ = try device.add("Read", duration: 15, date: "2026-11-21", start: "14:15")
        advance(device, minutes: 6)
        let reminder = try recent(device)
        #expect(try device.call("/reminders/\(reminder)/snooze", ["minutes": "5"]).status == 200)
        var facts = try device.facts("/reminders")
        #expect(try found(device) == nil)
        #expect(times(facts, kind: "task-start") == ["14:21"])
        advance(device, minutes: 20)
        #expect(try device.call("/reminders/\(reminder)/snooze", ["minutes": "10"]).status == 200)
        facts = try device.facts("/reminders")
        let asr = try device.facts("/")["prayers"]?.array?.first { $0["name"]?.string == "asr" }
        #expect(times(facts, kind: "task-start") == [asr?["end"]?.string])
        #expect(facts["pending"]?.array?.first { $0["kind"]?.string == "task-start" }?["snoozed"]?.bool == true)
    }

    @Test("MZ-100 a reminder is put away for good, on this device alone")
    func dismiss() throws {
        let device = try device(15, 10)
        _ = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        advance(device, minutes: 6)
        let answer = device.post("/reminders/\(try recent(device))/dismiss", ["back": "/"])
        #expect(answer["location"] == "/?notice=reminderDismissed")
        #expect(try found(device) == nil)
        let record = try #require(device.store[ReminderAnswers.key])
        #expect(!record.key.scope.isShared)
        for number in 0..<150 { device.post("/reminders/task-start.x\(number).1/dismiss") }
        #expect(ReminderAnswers(device.store[ReminderAnswers.key]).list.count == 100)
        advance(device, minutes: 3 * 1440)
        device.post("/reminders/task-start.last.1/dismiss")
        #expect(ReminderAnswers(device.store[ReminderAnswers.key]).list.map { $0.id } == ["task-start.last.1"])
    }

    @Test("MZ-100 more time is given where it is free; else the next free time is offered and nothing changes")
    func extend() throws {
        let device = try device(15, 10)
        let id = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        advance(device, minutes: 6)
        let reminder = try recent(device)
        #expect(try device.call("/reminders/\(reminder)/extend").json["task"]?["duration"]?.int == 45)
        _ = try device.add("Next", duration: 30, date: "2026-11-21", start: "16:00")
        let refused = try device.call("/reminders/\(reminder)/extend")
        #expect(refused.status == 409 && refused.json["error"]?["code"]?.string == "no_room")
        #expect(refused.json["error"]?["suggestions"]?.array?.first?["start"]?.string == "17:30")
        #expect(try device.task(id)["duration"]?.int == 45)
        let page = device.post("/reminders/\(reminder)/extend", ["back": "/"])
        #expect(page.status == 409 && page.text.contains("/tasks/\(id)/move"))
    }

    @Test(
        "MZ-101 every kind has its switch and text in every language; off is off in the list and in the calendar file")
    func switches() throws {
        let device = try device(13, 50)
        _ = try device.add("Read", duration: 30, date: "2026-11-21", start: "15:15")
        let page = device.page("/me/settings/reminders")
        let kinds = try device.facts("/me/settings/reminders")["kinds"]?.object?.members.map { $0.name } ?? []
        #expect(kinds.count == 13)
        for kind in kinds {
            #expect(page.contains("name=\"\(kind)\""))
            for key in ["reminder.\(kind)", "reminder.\(kind).title", "reminder.\(kind).body"] {
                #expect(device.app.bundle.locales.strings(code: "ar").has(key: key), "\(key)")
            }
            _ = try device.call("/me/settings/reminders", ["\(kind)": "off"])
        }
        #expect(try device.facts("/reminders")["pending"]?.array?.isEmpty == true)
        #expect(!device.page("/day/2026-11-21.ics").contains("VALARM"))
        _ = try device.call("/me/settings/reminders", ["task-before": "on", "task-before-minutes": "-30"])
        #expect(times(try device.facts("/reminders"), kind: "task-before") == ["14:45"])
        #expect(device.page("/day/2026-11-21.ics").contains("TRIGGER:-PT30M"))
    }

    @Test("MZ-101 a value that can't be is refused by its field, and what was typed is kept")
    func refused() throws {
        let device = try device(13, 50)
        for (field, value) in [
            ("task-before-minutes", "-7"), ("snooze", "60"), ("quiet-from", "25:00"), ("quiet-to", "x"),
        ] {
            let answer = try device.call("/me/settings/reminders", ["\(field)": value])
            #expect(answer.status == 422)
            #expect(answer.json["error"]?["fields"]?.object?.members.map { $0.name } == [field])
        }
        let page = device.post("/me/settings/reminders", ["quiet": "on", "quiet-from": "9x", "quiet-to": "04:00"])
        #expect(
            page.status == 422 && page.text.contains("value=\"9x\"") && page.text.contains("id=\"quiet-from-error\""))
        #expect(device.store[ReminderSettings.key] == nil)
    }

    @Test("MZ-104 in the person's quiet hours tasks wait in the list")
    func quiet() throws {
        let device = try device(20)
        _ = try device.add("Read", duration: 30, date: "2026-11-21", start: "22:45")
        _ = try device.call("/me/settings/reminders", ["quiet": "on", "quiet-from": "٢٢:٣٠", "quiet-to": "05:00"])
        let held = try device.facts("/reminders")["pending"]?.array?.first { $0["kind"]?.string == "task-start" }
        #expect(held?["delivery"]?.string == "list" && held?["silent"]?.bool == true)
    }

    @Test("SY-038 the settings say what works closed and offline, and hold a try of each way")
    func channels() throws {
        let page = try device(12).page("/me/settings/reminders")
        for mark in ["data-permission-ask", "data-reminder-test", "data-permission-steps", "/week/2026-11-21.ics"] {
            #expect(page.contains(mark), "\(mark)")
        }
    }

    @Test(
        "SY-038 for each way the settings say what reaches the device: open, hidden, closed, without a network, and the file's limit",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func ways(language: String) throws {
        let device = try device(12)
        device.post("/me/settings", ["language": language])
        let page = device.page("/me/settings/reminders")
        let strings = device.app.bundle.locales.strings(code: language)
        let facts = try #require(page.components(separatedBy: "<dl class=\"facts\">").last)
            .components(separatedBy: "</dl>")[0]
        for way in ["open", "hidden", "closed", "offline"] {
            let (name, how) = (strings[key: "channels." + way], strings[key: "channels." + way + ".how"])
            #expect(facts.contains("<dt>\(name)</dt><dd>\(how)</dd>"), "\(way)")
        }
        #expect(page.contains("href=\"/me/settings/push\""), "closed: a pushed alert, with its own try")
        #expect(
            page.contains("href=\"/week/2026-11-21.ics\"")
                && device.page("/week/2026-11-21.ics").contains("BEGIN:VALARM"))
    }

    @Test(
        "MZ-094 five minutes after a prayer a sentence says when it began, in each language, and asks nothing; it has a switch of its own, off at first",
        arguments: [
            ("ar", "وقت العصر", "دخل الساعة "), ("en", "The time of Asr", "It began at "), ("ur", "", ""),
            ("id", "", ""),
            ("tr", "", ""), ("fr", "", ""),
        ])
    func after(language: String, title: String, body: String) throws {
        let device = try device(13, 50)
        device.post("/me/settings", ["language": language])
        func after() throws -> [JSON] {
            (try device.facts("/reminders")["pending"]?.array ?? []).filter { $0["kind"]?.string == "prayer-after" }
        }
        #expect(try after().isEmpty)
        #expect(device.page("/me/settings/reminders").contains("name=\"prayer-after\""))
        device.post("/me/settings/reminders", ["prayer-after": "on"])
        let found = try after()
        #expect(found.count >= 3)
        let asr = try #require(found.first)
        let said = [asr["title"]?.string ?? "", asr["body"]?.string ?? ""]
        #expect(
            (title.isEmpty || said[0].contains(title) && said[1].hasPrefix(body)) && said.allSatisfy { !$0.isEmpty })
        let strings = device.app.bundle.locales.strings(code: language)
        #expect(said[0].contains(strings[key: "prayer.asr"]) && said[1].contains { $0.isNumber })
        for reminder in found {
            let words = (reminder["title"]?.string ?? "") + (reminder["body"]?.string ?? "")
            for mark in ["?", "؟", "!"] { #expect(!words.contains(mark), "\(words)") }
            #expect(reminder["actions"]?.array?.isEmpty != false, "nothing to answer")
        }
        device.post("/me/settings/reminders", ["prayer-after": "off"])
        #expect(try after().isEmpty)
        #expect(!times(try device.facts("/reminders"), kind: "prayer-start").isEmpty, "the others stay")
    }

    @Test(
        "MZ-109 with more than ten to come, tasks of one minute are announced in one sentence with their number and time, prayers by themselves",
        arguments: [("en", "3 tasks at 15:15"), ("ar", "٣ مهام الساعة ١٥:١٥")])
    func batch(language: String, words: String) throws {
        let device = try device(14, 30)
        device.post("/me/settings", ["language": language, "clock": "24"])
        device.post("/me/settings/reminders", ["task-before": "on", "task-before-minutes": "-10"])
        var starts = ["15:15", "15:15", "15:15"]
        for minute in stride(from: 30, to: 60, by: 5) { starts.append("15:\(minute)") }
        for (number, start) in starts.enumerated() {
            let answer = try device.call(
                "/tasks",
                ["title": "T\(number)", "duration": "15", "date": "2026-11-21", "start": "\(start)"])
            #expect(answer.status == 200, "\(start) \(answer.json)")
        }
        let pending = try device.facts("/reminders")["pending"]?.array ?? []
        let batches = pending.filter { $0["keys"]?.array?.count == 3 }
        #expect(batches.contains { $0["title"]?.string?.contains(words) == true }, "\(batches)")
        for batch in batches {
            #expect(batch["delivery"]?.string == "alert")
        }
        let body = batches.first { $0["title"]?.string?.contains(words) == true }?["body"]?.string ?? ""
        for part in ["T0", "T1", "T2", words.hasSuffix("15:15") ? "15:15" : "١٥:١٥"] {
            #expect(body.contains(part), "\(body)")
        }
        let prayers = pending.filter { $0["group"]?.string == "prayer" }
        #expect(!prayers.isEmpty && prayers.allSatisfy { $0["delivery"]?.string == "alert" && $0["keys"] == nil })
        #expect(pending.contains { $0["group"]?.string == "task" && $0["delivery"]?.string == "list" })
    }

    @Test("SY-061 which reminders one wants is part of the export and comes back with it")
    func exported() throws {
        let device = try device(12)
        _ = try device.call("/me/settings/reminders", ["task-start": "off", "snooze": "15"])
        let file = device.page("/me/data/wird.json")
        let other = try self.device(12)
        #expect(try other.call("/me/data/import", ["file": file]).status == 200)
        #expect(try other.facts("/me/settings/reminders") == device.facts("/me/settings/reminders"))
        #expect(other.page("/me/data/wird.json") == file)
    }

    private func recent(_ device: Device) throws -> String { try #require(try found(device)) }

    /// The id of the task's reminder that has just come.
    private func found(_ device: Device) throws -> String? {
        let recent = try device.facts("/reminders")["recent"]?.array ?? []
        return recent.first { $0["group"]?.string == "task" }?["id"]?.string
    }
}
