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

    @Test(
        "SY-062 the Quran is erased alone: place, bookmarks, plans and where one stopped listening go, all else stays, and it is taken back"
    )
    func erasingTheQuran() throws {
        let device = try Device.onPath()
        let task = try device.add("x")
        device.post("/quran/bookmarks", ["mark": "+2:255", "note": "SecretNote"])
        device.post("/quran/place", ["ayah": "2:20"])
        device.post("/quran/listen", ["speed": "75", "place": "18:10"])
        func kept(_ scope: Scope) -> [Record] {
            // Records of two kinds may have one id, so both decide on the order.
            device.store.values.filter { $0.key.scope == scope && !$0.isDeleted }
                .sorted { ($0.key.kind.name, $0.key.id) < ($1.key.kind.name, $1.key.id) }
        }
        let listening = RecordKind.listening.key("listening")
        #expect(kept(.quran).count >= 2 && device.store[listening]?.value("place")?.string == "18:10")
        let others = [Scope.planner, .path].map(kept)
        #expect(device.page("/me/data").contains("name=\"extent\" value=\"quran\""))
        #expect(device.post("/me/data/erase", ["extent": "quran"]).status == 422, "it asks first")
        #expect(
            device.post("/me/data/erase", ["extent": "quran", "confirmation": "on"])["location"]
                == "/me/data?notice=erasedQuran")
        #expect(!device.store.keys.contains { $0.scope == .quran } && device.workspace.generation(of: .quran) == 1)
        #expect(!device.get("/me/data/wird.json").text.contains("SecretNote"))
        #expect([Scope.planner, .path].map(kept) == others && device.get("/tasks/\(task)").status == 200)
        #expect(device.store[listening]?.value("place")?.string == nil)
        #expect(device.store[listening]?.value("speed")?.int == 75, "how one listens is a setting")
        device.post("/me/data/erased", ["chosen": "quran.1"])
        #expect(device.get("/me/data/wird.json").text.contains("SecretNote"))
    }

    @Test(
        "SY-062 what can't be erased for good is not said to be erased: at the highest generation the form is refused in words"
    )
    func erasingAtTheLimit() throws {
        let device = try Device.inRiyadh()
        var last = Record(
            key: RecordKey(scope: .planner, kind: Kind("series"), id: "x"), generation: RecordLimits.generation)
        last.set("deleted", to: true, at: Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 3)))
        device.merge([last])
        _ = try device.add("x")
        for extent in ["planner", "all"] {
            let answer = try device.call("/me/data/erase", ["extent": extent, "confirmation": "on"])
            #expect(answer.status == 409 && answer.json["error"]?["code"] == "refused")
        }
        #expect(try device.facts("/inbox")["count"]?.int == 1)
        #expect(device.get("/").status == 200, "nothing of the rest was erased either")
    }

    @Test("SY-010 SY-062 erasing sent twice erases once: what was written in between stays")
    func erasedOnce() throws {
        let device = try Device.inRiyadh()
        let number = IdempotencyKeyTests.number
        device.post("/me/data/erase", ["operation": number, "extent": "all", "confirmation": "on"])
        device.post("/place", ["city": "360630"])
        device.post("/me/data/erase", ["operation": number, "extent": "all", "confirmation": "on"])
        #expect(try device.facts("/place")["place"]?["zone"]?.string == "Africa/Cairo")
    }

    @Test(
        "a file obeys the limits of the forms: one letter over, and nothing of it is taken",
        arguments: [("title", 200), ("notes", 500)])
    func tooLong(field: String, limit: Int) throws {
        func file(_ count: Int) -> String {
            let text = String(repeating: "x", count: count)
            var fields: JSONObject = ["title": "x"]
            fields[field] = .string(text)
            let record: JSON = ["scope": "planner", "kind": "task", "id": "x", "fields": .object(fields)]
            return JSON.object(["wird": 1, "records": [record]]).text()
        }
        let device = try Device.inRiyadh()
        let before = device.store
        #expect(device.post("/me/data/import", ["file": file(limit + 1)]).status == 422)
        #expect(device.store == before)
        #expect(device.post("/me/data/import", ["file": file(limit)]).status == 303)
    }

    /// The seconds that the app takes to decide on a file of so many tasks: the least of three tries.
    private static func seconds(reading count: Int) throws -> Double {
        let device = try Device.inRiyadh()
        var records: [JSON] = []
        for number in 0..<count {
            records.append([
                "scope": "planner", "kind": "task", "id": .string("t\(number)"),
                "fields": ["title": .string("Task \(number)"), "duration": 30],
            ])
        }
        let file = JSON.object(["wird": 1, "records": .array(records)])
        let body = JSON.object(["file": .string(file.text())]).bytes()
        var least = Double.infinity
        for _ in 0..<3 {
            let watch = ContinuousClock()
            let begin = watch.now
            let answer = device.decide(
                Request(
                    method: "POST", path: "/me/data/import", contentType: "application/json",
                    accept: "application/json", body: body, now: device.now, entropy: device.draw()))
            guard case .respond(let response, let changes) = answer, response.status == 200 else {
                Issue.record("the file was not taken")
                return 0
            }
            #expect(changes.records.count >= count)
            least = min(least, (watch.now - begin) / .seconds(1))
        }
        return least
    }

    @Test(
        "SY-061 reading a file takes as much longer as it holds more: four times as many tasks, about four times as long"
    )
    func linearTimed() throws {
        _ = try Self.seconds(reading: 500)
        let (few, many) = (try Self.seconds(reading: 5_000), try Self.seconds(reading: 20_000))
        // What is quadratic takes sixteen times as long. A busy machine may add to either.
        #expect(many < 9 * few, "5,000 in \(few) s, 20,000 in \(many) s")
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
