import Records
import Testing

@testable import App

struct DataTests {
    @Test("SY-061 export, erase, import gives an identical export")
    func roundTrip() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en", "digits": "latin", "madhhab": "hanafi"])
        let id = try device.add("مراجعة \"العرض\" 🕌", duration: 45, date: "2026-11-21", start: "16:00")
        device.post("/tasks/\(id)/complete")
        _ = try device.add("Inbox")
        let deleted = try device.add("Deleted")
        device.post("/tasks/\(deleted)/delete")
        let file = device.get("/me/data/wird.json")
        #expect(file["content-disposition"] == "attachment; filename=\"wird.json\"")
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        #expect(device.store.keys.allSatisfy { !$0.scope.isShared })
        #expect(try device.call("/me/data/import", ["file": file.text]).json["imported"]?.int == 4)
        #expect(device.get("/me/data/wird.json").text == file.text)
        #expect(!file.text.contains("Deleted"))
    }

    @Test(
        "a file that is no export changes nothing and says what is wrong with it",
        arguments: [
            "", "{", "[]", "{\"wird\":2,\"records\":[]}", "{\"wird\":1,\"records\":[{\"scope\":\"own\"}]}",
            "{\"wird\":1,\"records\":[{\"scope\":\"device\",\"kind\":\"operation\",\"id\":\"x\",\"fields\":{}}]}",
            "{\"wird\":1,\"records\":[{\"scope\":\"planner\",\"kind\":\"task\",\"id\":\"../x\",\"fields\":{\"title\":\"x\"}}]}",
            "{\"wird\":1,\"records\":[{\"scope\":\"planner\",\"kind\":\"task\",\"id\":\"x\",\"fields\":{\"title\":5}}]}",
        ])
    func badFile(text: String) throws {
        let device = try Device.inRiyadh()
        let before = device.store
        let answer = device.post("/me/data/import", ["file": text])
        #expect(answer.status == 422)
        #expect(answer.text.contains("لم يتغير شيء"))
        #expect(device.store == before)
    }

    @Test("a page without scripts sends the file as a part of its form")
    func multipart() throws {
        let device = try Device.inRiyadh()
        let file = device.get("/me/data/wird.json").text
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"operation\"\r\n\r\n\r\n"
            + "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"wird.json\"\r\n"
            + "Content-Type: application/json\r\n\r\n\(file)\r\n--b--\r\n"
        let answer = device.send(
            Request(
                method: "POST", path: "/me/data/import", contentType: "multipart/form-data",
                accept: "application/json", body: Array(body.utf8), now: device.now, entropy: Entropy(high: 3, low: 4)))
        #expect(answer.status == 200)
    }

    @Test("SY-062 the planner is erased alone, or everything with it, only after it was confirmed")
    func erasing() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x")
        #expect(device.post("/me/data/erase", ["extent": "planner"]).status == 422)
        #expect(try device.facts("/inbox")["count"]?.int == 1)
        device.post("/me/data/erase", ["extent": "planner", "confirmation": "on"])
        #expect(try device.facts("/inbox")["count"]?.int == 0)
        #expect(device.get("/").status == 200, "the place is still known")
        #expect(!device.store.keys.contains { $0.scope == .planner })
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        #expect(device.page("/").contains("السلام عليكم"))
    }

    @Test("SY-010 SY-062 erasing sent twice erases once: what was written in between stays")
    func erasedOnce() throws {
        let device = try Device.inRiyadh()
        let number = OperationTests.number
        device.post("/me/data/erase", ["operation": number, "extent": "all", "confirmation": "on"])
        device.post("/place", ["city": "360630"])
        device.post("/me/data/erase", ["operation": number, "extent": "all", "confirmation": "on"])
        #expect(try device.facts("/place")["place"]?["zone"]?.string == "Africa/Cairo")
    }

    @Test(
        "a file with names or values that no store can hold changes nothing",
        arguments: [
            "\"ملاحظة\":\"x\"", "\"\":1", "\"notes\":\"" + String(repeating: "x", count: 2_000_000) + "\"",
        ])
    func unstorable(field: String) throws {
        let device = try Device.inRiyadh()
        let before = device.store
        let text =
            "{\"wird\":1,\"records\":[{\"scope\":\"planner\",\"kind\":\"task\",\"id\":\"x\","
            + "\"fields\":{\"title\":\"x\",\(field)}}]}"
        let body = JSON.object(["file": .string(text)]).bytes()
        let answer = device.send(
            Request(
                method: "POST", path: "/me/data/import", contentType: "application/json", body: body, now: device.now,
                entropy: Entropy(high: 7, low: 8)))
        #expect(answer.status == 422)
        #expect(device.store == before)
    }
}
