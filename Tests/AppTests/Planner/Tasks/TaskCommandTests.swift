import Records
import Testing

@testable import App

struct TaskCommandTests {
    @Test("MZ-069 the inbox's form and the sheet's form give the same record")
    func sameRecord() throws {
        let device = try Device.inRiyadh()
        let quick = try device.task(try device.add("Call the bank"))
        let answer = try device.call(
            "/tasks",
            ["title": "Call the bank", "notes": "", "category": "", "duration": "30", "date": "", "start": ""])
        let sheet = try device.task(answer.json["task"]?["id"]?.string ?? "")
        for key in ["title", "notes", "category", "duration", "date", "start", "completed"] {
            #expect(quick[key] == sheet[key], "\(key)")
        }
        #expect(try device.facts("/inbox")["count"]?.int == 2)
    }

    @Test(
        "MZ-070 a title of nothing but space is refused in words; a title alone is enough",
        arguments: ["", "   ", "\u{200F}\n"])
    func title(blank: String) throws {
        let device = try Device.inRiyadh()
        let page = device.post("/tasks", ["title": blank])
        #expect(page.status == 422)
        #expect(page.text.contains("اكتب عنوانًا للمهمة"))
        #expect(page.text.contains("aria-invalid=\"true\""))
        #expect(try device.call("/tasks", ["title": blank]).json["error"]?["fields"]?["title"] != nil)
        #expect(try device.facts("/inbox")["count"]?.int == 0)
        #expect(device.post("/tasks", ["title": "x"]).status == 303)
    }

    @Test("MZ-071 exactly eight durations, 30 where none is given", arguments: [15, 30, 45, 60, 90, 120, 180, 240])
    func durations(minutes: Int) throws {
        let device = try Device.inRiyadh()
        #expect(try device.task(try device.add("x", duration: minutes))["duration"]?.int == Int64(minutes))
        for other in [minutes - 1, minutes + 1, 0, -30, 241, 100_000] where other != 15 {
            #expect(try device.call("/tasks", ["title": "x", "duration": "\(other)"]).status == 422)
        }
        let refused = try device.call("/tasks", ["title": "x", "duration": "half an hour"])
        #expect(refused.status == 422)
        #expect(
            refused.json["error"]?["fields"]?["duration"]?.string?.contains("١٥، ٣٠، ٤٥، ٦٠، ٩٠، ١٢٠، ١٨٠، ٢٤٠") == true
        )
        #expect(try device.call("/tasks", ["title": "x"]).json["task"]?["duration"]?.int == 30)
    }

    @Test("MZ-073 500 characters of notes are kept, 501 refused with the count; marks don't count twice")
    func notes() throws {
        let device = try Device.inRiyadh()
        let letter = "بَّ"
        let answer = try device.call("/tasks", ["title": "x", "notes": String(repeating: letter, count: 500)])
        #expect(answer.status == 200)
        #expect(answer.json["task"]?["notes"]?.string?.count == 500)
        let refused = device.post("/tasks", ["title": "x", "notes": String(repeating: letter, count: 501)])
        #expect(refused.status == 422)
        #expect(refused.text.contains("٥٠١"))
        #expect(refused.text.contains(String(repeating: letter, count: 501)), "what was typed is still there")
    }

    @Test("a title of 10,000 characters is refused with what to do, and is still in the form")
    func longTitle() throws {
        let device = try Device.inRiyadh()
        let long = String(repeating: "م", count: 10_000)
        let refused = device.post("/tasks", ["title": long])
        #expect(refused.status == 422)
        #expect(refused.text.contains("١٠٠٠٠"))
        #expect(refused.text.contains(long))
    }

    @Test("MZ-078 complete, reopen, edit, duplicate, delete, restore, back to the inbox")
    func actions() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-21", start: "16:00")
        device.post("/tasks/\(id)/complete")
        #expect(try device.task(id)["completed"]?.bool == true)
        device.post("/tasks/\(id)/reopen")
        #expect(try device.task(id)["completed"]?.bool == false)
        device.post("/tasks/\(id)", ["title": "Read two pages", "category": "study", "duration": "45"])
        #expect(try device.task(id)["title"]?.string == "Read two pages")
        #expect(try device.task(id)["start"]?.string == "16:00", "an edit that says nothing of time leaves it")
        let copy = try device.call("/tasks/\(id)/duplicate").json["task"]
        #expect(copy?["title"]?.string == "Read two pages")
        #expect(copy?["date"]?.isNull == true)
        device.post("/tasks/\(id)/unschedule")
        #expect(try device.task(id)["date"]?.isNull == true)
        #expect(try device.facts("/inbox")["count"]?.int == 2)
        device.post("/tasks/\(id)/delete")
        #expect(device.get("/tasks/\(id)").status == 404)
        device.post("/tasks/\(id)/restore")
        #expect(try device.task(id)["title"]?.string == "Read two pages")
    }

    @Test("MZ-078 a change leads to the day it was made for, today's under its own address")
    func landing() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read")
        let today = device.post("/tasks/\(id)/move", ["date": "2026-11-21", "start": "16:00"])["location"] ?? ""
        #expect(today.hasPrefix("/?"))
        let later = device.post("/tasks/\(id)/move", ["date": "2026-11-22", "start": "16:00"])["location"] ?? ""
        #expect(later.hasPrefix("/day/2026-11-22?"))
    }

    @Test("MZ-074 deleting offers the way back")
    func undo() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read")
        let location = device.post("/tasks/\(id)/delete", ["back": "/inbox"])["location"] ?? ""
        #expect(location.hasPrefix("/inbox?"))
        #expect(device.page(location).contains("action=\"/tasks/\(id)/restore\""))
    }

    @Test("a form that leads back somewhere else than to our own pages leads to one of ours")
    func back() throws {
        let device = try Device.inRiyadh()
        for target in [
            "https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)", "/tasks/x/delete",
        ] {
            let location = device.post("/tasks", ["title": "x", "back": target])["location"] ?? ""
            #expect(location.hasPrefix("/inbox?"), "\(target) → \(location)")
        }
    }

    @Test("a task that is gone is said to be gone")
    func gone() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/tasks/nothing").status == 404)
        #expect(device.post("/tasks/nothing/complete").status == 404)
        #expect(device.post("/tasks/nothing", ["title": "x"]).status == 404)
    }

    @Test("SY-020 what a person writes is text wherever it lands")
    func escaped() throws {
        let device = try Device.inRiyadh()
        let nasty = "</title><script>alert(1)</script>\"' onmouseover=x"
        let id = try device.add(nasty, date: "2026-11-21", start: "16:00")
        _ = try device.add(nasty)
        for path in ["/", "/inbox", "/tasks/\(id)", "/tasks/\(id)/actions", "/?notice=created&task=\(id)"] {
            let page = device.page(path)
            #expect(!page.contains("<script>alert"), "\(path)")
            #expect(!page.contains("\"' onmouseover"), "\(path)")
        }
    }
}
