import Almanac
import Records
import Testing

@testable import App

@Suite struct ChecklistPageTests {
    private func steps(_ device: Device, _ id: String) throws -> [String] {
        (try device.task(id)["checklist"]?.array ?? []).map { step in
            (step["done"]?.bool == true ? "x" : "") + (step["text"]?.string ?? "")
        }
    }

    @Test("MZ-078 a task's steps are added, ticked, ordered and removed, each by its own button")
    func change() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Guests")
        let path = "/tasks/\(id)/checklist"
        for words in ["Milk", "Dates", "Lamp"] {
            #expect(device.post(path, ["step": "add", "checklist": words]).status == 303)
        }
        device.post(path, ["step": "tick", "item": "1", "text": "Dates"])
        device.post(path, ["step": "up", "item": "1", "text": "Dates"])
        device.post(path, ["step": "down", "item": "0", "text": "Dates"])
        device.post(path, ["step": "remove", "item": "2", "text": "Lamp"])
        #expect(try steps(device, id) == ["Milk", "xDates"])
        device.post(path, ["step": "untick", "item": "1"])
        #expect(try steps(device, id) == ["Milk", "Dates"])
        let page = device.page(path)
        #expect(page.contains("Milk") && page.contains("٠ من ٢") && page.contains("value=\"tick\""))
    }

    @Test("MZ-078 a form of an older page changes no other step, and what is wrong is said")
    func refused() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Guests")
        let path = "/tasks/\(id)/checklist"
        device.post(path, ["step": "add", "checklist": "Milk"])
        for fields: KeyValuePairs<String, String> in [
            ["step": "tick", "item": "0", "text": "Dates"], ["step": "tick", "item": "9"],
            ["step": "add", "checklist": "  "],
            ["step": "explode", "item": "0"], [:],
        ] { #expect(device.post(path, fields, accept: "application/json").status == 422) }
        let long = String(repeating: "n", count: 201)
        #expect(device.post(path, ["step": "add", "checklist": long]).text.contains(long))
        #expect(device.post("/tasks/none/checklist", ["step": "add", "checklist": "x"]).status == 404)
        #expect(try steps(device, id) == ["Milk"])
    }

    @Test("MZ-078 the form writes steps one a line, keeps what is done, and an export carries them")
    func form() throws {
        let device = try Device.inRiyadh()
        device.post("/tasks", ["title": "Guests", "checklist": "Milk\r\n[x] Dates"])
        let id = try #require(try device.facts("/inbox")["tasks"]?.array?.first?["id"]?.string)
        device.post("/tasks/\(id)", ["title": "Guests", "checklist": "Dates\r\nLamp"])
        #expect(try steps(device, id) == ["xDates", "Lamp"])
        #expect(device.page("/tasks/\(id)").contains("Dates\nLamp"))
        #expect(device.page("/inbox").contains("١ من ٢"))
        let many = String(repeating: "x\n", count: 31)
        let refused = try device.call("/tasks/\(id)", ["checklist": many])
        #expect(refused.status == 422 && refused.json["error"]?["fields"]?["checklist"] != nil)
        let file = device.get("/me/data/wird.json").text
        let other = try Device.inRiyadh()
        #expect(other.post("/me/data/import", ["file": file]).status == 303)
        #expect(try steps(other, id) == ["xDates", "Lamp"])
        let copy = try device.call("/tasks/\(id)/duplicate").json["task"]
        #expect(copy?["checklist"]?.array?.allSatisfy { $0["done"]?.bool == false } == true)
    }
}
