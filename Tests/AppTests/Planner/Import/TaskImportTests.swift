import Almanac
import Records
import Testing

@testable import App

@Suite struct TaskImportTests {
    static let table =
        "title,date,start,duration,category\nقراءة,2026-11-25,20:30,45,study\nMilk,,,15,\n,,,,\nBad,soon,,,\n"

    @Test("MZ-084 a file is shown before anything is kept, with each line that can't be read")
    func preview() throws {
        let device = try Device.inRiyadh()
        let before = device.store
        let page = device.post("/me/data/tasks", ["step": "preview", "text": Self.table])
        #expect(page.status == 200 && page.text.contains("قراءة") && page.text.contains("السطر ٥"))
        #expect(page.text.contains("مهمتان جديدتان"))
        let facts = try device.call("/me/data/tasks", ["step": "preview", "text": Self.table]).json["preview"]
        #expect(facts?["tasks"]?.array?.count == 2)
        #expect(facts?["remarks"]?.array?.first?["line"]?.int == 5)
        #expect(device.store == before, "nothing is kept by looking")
    }

    @Test("MZ-084 what is confirmed is kept as one change, a second time adds nothing, and one step takes it back")
    func accept() throws {
        let device = try Device.inRiyadh()
        let answer = try device.call("/me/data/tasks", ["step": "accept", "text": Self.table])
        #expect(answer.json["imported"]?.int == 2)
        let placed = try device.facts("/day/2026-11-25")["tasks"]?.array
        #expect(placed?.count == 1 && placed?.first?["start"]?.string == "20:30")
        #expect(try device.facts("/inbox")["count"]?.int == 1)
        let again = try device.call("/me/data/tasks", ["step": "accept", "text": Self.table])
        #expect(again.json["imported"]?.int == 0 && again.json["known"]?.int == 2)
        #expect(device.post("/me/data/tasks", ["step": "preview", "text": Self.table]).text.contains("عندك من قبل"))
        let undo = try #require(answer.json["undo"]?.string)
        #expect(try device.call("/undo", ["change": undo]).status == 200)
        #expect(try device.facts("/inbox")["count"]?.int == 0)
        #expect(try device.facts("/day/2026-11-25")["tasks"]?.array?.isEmpty == true)
    }

    @Test("MZ-084 MZ-001 what would stand on a prayer goes to the inbox, and is said")
    func prayer() throws {
        let device = try Device.inRiyadh()
        let text = "title,date,start,duration\nOver,2026-11-25,11:45,60\nPast,2026-11-20,11:45,60\n"
        let facts = try device.call("/me/data/tasks", ["step": "accept", "text": text])
        #expect(facts.json["imported"]?.int == 2)
        let inbox = try device.facts("/inbox")["tasks"]?.array
        #expect(inbox?.count == 1 && inbox?.first?["deadline"]?.string == "2026-11-25")
        #expect(try device.facts("/day/2026-11-25")["conflicts"]?.array?.isEmpty == true)
        let preview = device.post("/me/data/tasks", ["step": "preview", "text": text.replacing("Over", with: "Other")])
        #expect(preview.text.contains("Other") && preview.text.contains("صلاة"))
    }

    @Test("MZ-084 a calendar is read by the place's clocks, out of any zone that the content knows")
    func calendar() throws {
        let device = try Device.inRiyadh()
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            SUMMARY:Call
            DTSTART;TZID=Europe/London:20261125T130000
            DTEND;TZID=Europe/London:20261125T133000
            END:VEVENT
            BEGIN:VTODO
            SUMMARY:Tax
            DUE;VALUE=DATE:20261201
            END:VTODO
            END:VCALENDAR
            """
        #expect(try device.call("/me/data/tasks", ["step": "accept", "text": text]).json["imported"]?.int == 2)
        #expect(try device.facts("/day/2026-11-25")["tasks"]?.array?.first?["start"]?.string == "16:00")
        #expect(try device.facts("/inbox")["tasks"]?.array?.first?["deadline"]?.string == "2026-12-01")
    }

    static let repeating = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1
        SUMMARY:Halaqa
        DTSTART;TZID=Europe/London:20250106T170000
        DTEND;TZID=Europe/London:20250106T180000
        RRULE:FREQ=WEEKLY;BYDAY=MO,WE
        EXDATE;TZID=Europe/London:20261130T170000
        END:VEVENT
        BEGIN:VEVENT
        UID:1
        RECURRENCE-ID;TZID=Europe/London:20261202T170000
        SUMMARY:Halaqa, earlier
        DTSTART;TZID=Europe/London:20261202T100000
        DTEND;TZID=Europe/London:20261202T110000
        END:VEVENT
        BEGIN:VEVENT
        SUMMARY:Once
        DTSTART:20261125T160000
        END:VEVENT
        END:VCALENDAR
        """

    @Test(
        "MZ-084 MZ-079 SY-048 an event that repeats comes in as a series: shown in words, not added twice, taken back in one step"
    )
    func series() throws {
        let device = try Device.inRiyadh()
        let page = device.post("/me/data/tasks", ["step": "preview", "text": Self.repeating])
        #expect(page.text.contains("كل أسبوع") && page.text.contains("الأربعاء") && page.text.contains("ساعة مكان آخر"))
        let facts = try device.call("/me/data/tasks", ["step": "preview", "text": Self.repeating]).json["preview"]
        let first = facts?["tasks"]?.array?.first?["repeat"]
        #expect(first?["time"]?.string == "20:00" && first?["rule"]?.string?.contains("EXDATE:20261130") == true)
        let answer = try device.call("/me/data/tasks", ["step": "accept", "text": Self.repeating])
        #expect(answer.json["imported"]?.int == 3 && answer.json["repeating"]?.int == 1)
        func titles(_ day: String) throws -> [String] {
            try device.facts("/day/\(day)")["tasks"]?.array?.compactMap { $0["title"]?.string } ?? []
        }
        #expect(try titles("2026-11-25") == ["Once", "Halaqa"])
        #expect(try titles("2026-11-30") == [])
        let moved = try titles("2026-12-02")
        #expect(moved == ["Halaqa, earlier"])
        #expect(try titles("2026-12-07") == ["Halaqa"])
        #expect(try device.facts("/series")["series"]?.array?.count == 1)
        let again = try device.call("/me/data/tasks", ["step": "accept", "text": Self.repeating])
        #expect(again.json["imported"]?.int == 0 && again.json["known"]?.int == 3)
        let undo = try #require(answer.json["undo"]?.string)
        #expect(try device.call("/undo", ["change": undo]).status == 200)
        #expect(try titles("2026-11-25").isEmpty && titles("2026-12-07").isEmpty)
        #expect(
            try device.call("/me/data/tasks", ["step": "accept", "text": Self.repeating]).json["imported"]?.int == 3)
    }

    @Test(
        "MZ-084 a file without a task, no file and no step are refused in words; without a place it is asked for first")
    func refused() throws {
        let device = try Device.inRiyadh()
        for (fields, word) in [
            (["step": "preview", "text": "a,b\n1,2"], "لا عمود"), (["step": "preview", "text": ""], "اختر ملفًا"),
            (["step": "x", "text": "title\na"], "<h1"),
        ] as [(KeyValuePairs<String, String>, String)] {
            let answer = device.post("/me/data/tasks", fields)
            #expect(answer.status == 422 && answer.text.contains(word))
        }
        #expect(try device.call("/me/data/tasks", ["step": "accept", "text": "a,b\n1,2"]).status == 422)
        #expect(try Device().post("/me/data/tasks", ["step": "preview", "text": Self.table])["location"] == "/place")
        #expect(try Device().get("/me/data/tasks")["location"] == "/place")
    }

    @Test("MZ-084 SY-061 tasks leave as a table and come into an empty planner without loss")
    func roundTrip() throws {
        let device = try Device.inRiyadh()
        device.post(
            "/tasks",
            [
                "title": "=قراءة, \"one\"", "notes": "سطر\nآخر", "checklist": "[x] a\nb", "lead": "15",
                "priority": "high",
            ])
        let placed = try device.add("Placed", duration: 45, date: "2026-11-25", start: "20:30")
        device.post("/tasks/\(placed)/complete")
        _ = try device.add("Twin")
        _ = try device.add("Twin")
        let file = device.get("/me/data/tasks.csv")
        #expect(file["content-type"] == "text/csv; charset=utf-8")
        #expect(file["content-disposition"]?.contains("wird-tasks.csv") == true)
        let other = try Device.inRiyadh()
        #expect(try other.call("/me/data/tasks", ["step": "accept", "text": file.text]).json["imported"]?.int == 4)
        #expect(other.get("/me/data/tasks.csv").body == file.body)
    }
}
