import Foundation
import Records
import Testing

@testable import App

struct StaleFormTests {
    /// The fields of an edit form as a page rendered them.
    static func form(_ page: String) -> [(String, String)] {
        var fields: [(String, String)] = []
        for part in page.components(separatedBy: "<input").dropFirst() where part.contains("name=\"shown-") {
            let name = part.components(separatedBy: "name=\"")[1].components(separatedBy: "\"")[0]
            let value = part.components(separatedBy: "value=\"")[1].components(separatedBy: "\"")[0]
            fields.append((name, value))
        }
        return fields
    }

    @Test("two tabs that edit different fields of one task both win: a field left as it was shown is not sent")
    func bothWin() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-21", start: "16:00")
        let shown = Self.form(device.page("/tasks/\(id)"))
        #expect(shown.count == ShownValue.fields.count)
        device.post("/tasks/\(id)/move", ["date": "2026-11-21", "start": "19:30"])
        device.post("/tasks/\(id)", ["notes": "from the other tab"])
        var form = FormFields()
        for (name, value) in shown { form.pairs.append(.init(name, value)) }
        for (name, value) in [
            ("title", "Read two pages"), ("notes", ""), ("category", ""), ("duration", "30"), ("date", "2026-11-21"),
            ("start", "16:00"),
        ] { form.pairs.append(.init(name, value)) }
        let answer = device.send(
            Request(
                method: "POST", path: "/tasks/\(id)", contentType: "application/x-www-form-urlencoded",
                body: Array(form.encoded.utf8), now: device.now, entropy: Entropy(high: 5, low: 6)))
        #expect(answer.status == 303)
        let task = try device.task(id)
        #expect(task["title"]?.string == "Read two pages")
        #expect(task["notes"]?.string == "from the other tab")
        #expect(task["start"]?.string == "19:30")
    }

    @Test("a field that is emptied is sent, and a time that is taken away puts the task back into the inbox")
    func emptied() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-21", start: "16:00")
        device.post("/tasks/\(id)", ["date": "", "start": ""])
        #expect(try device.task(id)["date"]?.isNull == true)
    }
}
