import Almanac
import Records
import Testing

@testable import App

@Suite struct SeveralTasksTests {
    private func three(_ device: Device) throws -> [String] {
        [try device.add("a", duration: 60), try device.add("b", duration: 30), try device.add("c", duration: 240)]
    }

    @Test("MZ-078 several tasks are completed, filed and deleted at once, and one step takes each back")
    func steps() throws {
        let device = try Device.inRiyadh()
        let ids = try three(device)
        let before = try ids.map { try device.task($0) }
        for (step, extra) in [("complete", ""), ("category", "study"), ("delete", "")] {
            let answer = try device.call(
                "/inbox/several", ["step": step, "category": extra, "chosen": ids.joined(separator: ",")])
            #expect(answer.status == 200 && answer.json["changed"]?.array?.count == 3)
            if step != "delete" { #expect(try ids.map { try device.task($0) } != before) }
            if step == "delete" { #expect(try device.facts("/inbox")["count"]?.int == 0) }
            let undo = try #require(answer.json["undo"]?.string)
            #expect(try device.call("/undo", ["change": undo]).status == 200)
            #expect(try ids.map { try device.task($0) } == before, "\(step)")
        }
        #expect(try device.facts("/inbox")["count"]?.int == 3)
    }

    @Test("MZ-078 MZ-001 several tasks are moved to a day's free times, clear of prayers and of each other")
    func move() throws {
        let device = try Device.inRiyadh()
        let ids = try three(device)
        let answer = device.post(
            "/inbox/several",
            ["step": "move", "date": "2026-11-25", "chosen": ids[0], "chosen": ids[1], "chosen": ids[2]])
        #expect(answer.status == 303)
        #expect(answer["location"]?.hasPrefix("/inbox?notice=severalMoved&task=") == true)
        let tasks = try ids.map { try device.task($0) }
        #expect(tasks.allSatisfy { $0["date"]?.string == "2026-11-25" })
        let day = try device.facts("/day/2026-11-25")
        #expect(day["conflicts"]?.array?.isEmpty == true)
        let listed = day["tasks"]?.array ?? []
        #expect(listed.count == 3 && listed.allSatisfy { $0["overlaps"]?.bool != true })
        #expect(device.page(try #require(answer["location"])).contains("action=\"/undo\""))
    }

    @Test("MZ-078 a day without room refuses, and who finds none stays where it is")
    func full() throws {
        let device = try Device.inRiyadh()
        var ids: [String] = []
        for number in 0..<8 { ids.append(try device.add("t\(number)", duration: 240)) }
        let some = try device.call(
            "/inbox/several", ["step": "move", "date": "2026-11-25", "chosen": ids.joined(separator: ",")])
        let moved = some.json["changed"]?.array?.count ?? 0
        #expect((1..<8).contains(moved))
        #expect(try device.facts("/inbox")["count"]?.int == Int64(8 - moved))
        let none = try device.call(
            "/inbox/several", ["step": "move", "date": "2026-11-25", "chosen": ids.joined(separator: ",")])
        #expect(none.status == 409 && none.json["error"]?["fields"]?["date"] != nil)
    }

    @Test(
        "MZ-078 a choice of none, of nothing that is, or without a step is refused in words, with what was chosen kept")
    func refused() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("a")
        for fields: KeyValuePairs<String, String> in [
            ["step": "complete"], ["step": "explode", "chosen": id], ["step": "move", "date": "x", "chosen": id],
            ["step": "category", "category": "x", "chosen": id], ["step": "move", "date": "2036-01-01", "chosen": id],
        ] { #expect(device.post("/inbox/several", fields, accept: "application/json").status == 422) }
        let page = device.post("/inbox/several", ["step": "move", "date": "x", "chosen": id])
        #expect(page.status == 422 && page.text.contains("checked") && page.text.contains("<h1"))
        #expect(
            try device.call("/inbox/several", ["step": "complete", "chosen": "none,\(id)"]).json["changed"]?.array?
                .count == 1)
        let many = (0...SeveralTasks.most).map { "x\($0)" }.joined(separator: ",")
        #expect(try device.call("/inbox/several", ["step": "complete", "chosen": many]).status == 422)
    }

    @Test("MZ-078 the page of the choice has a box with a name for each task, and works without scripts")
    func page() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Milk & <dates>")
        let page = device.page("/inbox?choose=on")
        #expect(page.contains("name=\"chosen\" value=\"\(id)\"") && page.contains("Milk &amp; &lt;dates&gt;"))
        #expect(page.contains("action=\"/inbox/several\""))
        #expect(device.page("/inbox?choose=all").contains("checked"))
        #expect(device.page("/inbox").contains("choose=on"))
    }
}
