import Records
import Testing

@testable import WirdWorker

@Suite("What several people share, over the bridge")
struct SharedBridgeTests {
    private static let list = "019aa5d1c2f0-00ff00ff00ff00ff"
    private static let item = "019aa5d1c2f0-00ff00ff00ff00aa"

    /// Sara's browser, with Maryam's list as the server confirmed it: Maryam will get the milk.
    private static func browser() throws -> BridgeHarness {
        var harness = try BridgeHarness()
        try harness.request("POST", "/me/settings", form: "showsLists=on&language=en")
        confirm("shared-list", list, ["name": "Errands", "keeper": "maryam"], &harness)
        for person in ["maryam", "sara"] {
            confirm(
                "shared-member", list + "." + person,
                [
                    "bucket": .string(list), "person": .string(person), "name": .string(person), "joined": 1,
                    "left": false,
                ],
                &harness)
        }
        confirm(
            "shared-item", list + "." + item,
            ["bucket": .string(list), "text": "Milk", "author": "maryam", "taken": "maryam"], &harness)
        harness.member = "sara"
        return harness
    }

    private static func confirm(_ kind: String, _ id: String, _ values: JSONObject, _ harness: inout BridgeHarness) {
        var fields = JSONObject()
        for field in values.members { fields[field.name] = [field.value, "019aa5d1c2f0-00000000-00000000000000bb"] }
        let record: JSON = [
            "scope": "shared", "kind": .string(kind), "id": .string(id), "generation": 0, "fields": .object(fields),
        ]
        harness.rows[RecordKey(scope: Scope("shared"), kind: Kind(kind), id: id)] = record
    }

    private static func items(_ harness: inout BridgeHarness) throws -> [JSON] {
        let answer = try harness.handle("GET", "/shared/" + list)
        return try JSON(reading: answer.body)["items"]?.array ?? []
    }

    @Test("K72 what waits for the server lies over what it confirmed, marked as waiting, and nothing of it is stored")
    func guess() throws {
        var harness = try Self.browser()
        let stored = harness.rows
        let added = try harness.handle("POST", "/shared/" + Self.list, form: "text=Bread")
        #expect(added.header["status"]?.int == 200 && added.header["writes"]?.array?.isEmpty == false)
        try harness.send(["op": "guess"])
        let items = try Self.items(&harness)
        #expect(items.count == 2 && items.contains { $0["text"]?.string == "Bread" && $0["waiting"]?.bool == true })
        #expect(items.contains { $0["text"]?.string == "Milk" && $0["waiting"]?.bool == false })
        #expect(harness.rows == stored)
        #expect(harness.answer(["op": "pending"]).header["error"] != nil, "a guess is never written")
        try harness.send(["op": "guesses.clear"])
        #expect(try Self.items(&harness).count == 1)
    }

    @Test(
        "K72 what the server refuses the browser refuses as well, and nothing waits",
        arguments: [
            ("bilal", "/shared/LIST", "text=Bread", 404), ("bilal", "/shared/LIST/items/ITEM", "step=tick", 404),
            ("sara", "/shared/LIST/items/ITEM", "step=take&takenBefore=", 409),
            ("sara", "/shared/LIST/members", "step=remove&member=maryam", 409),
            ("sara", "/shared/LIST/members", "step=leave", 422), ("sara", "/shared/LIST", "text=", 422),
            ("sara", "/shared/LIST/items/" + list, "step=tick", 409),
        ])
    func refused(member: String, path: String, form: String, status: Int64) throws {
        var harness = try Self.browser()
        harness.member = member
        let whole = path.replacing("LIST", with: Self.list).replacing("ITEM", with: Self.item)
        let answer = try harness.handle("POST", whole, form: form)
        #expect(answer.header["status"]?.int == status)
        #expect(answer.header["writes"]?.array?.isEmpty == true)
    }

    @Test(
        "K72 links are the server's alone to give and take, a form of another site changes nothing, nor does nobody's")
    func elsewhere() throws {
        var harness = try Self.browser()
        for (path, form) in [
            ("/shared/\(Self.list)/invite", ""),
            ("/shared/join", "code=\(Self.list).wird-" + String(repeating: "0", count: 32)),
        ] {
            let answer = try harness.handle("POST", path, form: form)
            #expect(
                (answer.header["status"]?.int ?? 0) >= 400 && answer.header["writes"]?.array?.isEmpty == true, "\(path)"
            )
        }
        harness.sender = ["referrer": "http://evil.test/", "origin": "http://wird.test", "navigates": true]
        harness.secret = String(repeating: "0b", count: 32)
        let foreign = try harness.handle("POST", "/shared/" + Self.list, form: "text=Bread")
        #expect(foreign.header["status"]?.int == 403 && foreign.header["writes"]?.array?.isEmpty == true)
        harness.sender = nil
        harness.secret = nil
        harness.member = nil
        let nobody = try harness.handle("POST", "/shared/" + Self.list, form: "text=Bread")
        #expect(nobody.header["status"]?.int == 404 && nobody.header["writes"]?.array?.isEmpty == true)
    }

    @Test("K72 a refused request leaves what was typed, with the reason, until the person lets go of it")
    func typed() throws {
        var harness = try Self.browser()
        let form = "operation=0123456789abcdef0123456789abcdef&text=Saffron"
        var header = JSONObject()
        for entry in [
            ("op", "refused"), ("method", "POST"), ("path", "/shared/" + Self.list), ("query", "The list is full."),
            ("contentType", "application/x-www-form-urlencoded"), ("accept", ""), ("ifNoneMatch", ""),
            ("entropy", String(repeating: "5b", count: 16)),
        ] { header[entry.0] = .string(entry.1) }
        header["now"] = .int(BridgeHarness.now)
        try harness.perform(.object(header), form: form)
        let page = try harness.handle("GET", "/shared/" + Self.list)
        let refused = try JSON(reading: page.body)["refused"]?.array ?? []
        #expect(refused.first?["text"]?.string == "Saffron")
        #expect(refused.first?["reason"]?.string == "The list is full.")
    }
}
