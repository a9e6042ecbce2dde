import Almanac
import Records
import Testing

@testable import App

/// A place in a zone that the content doesn't know.
struct StrangeZoneTests {
    private static func place(_ zone: String, field: String = Place.field) -> Record {
        var record = Record(key: Place.key)
        let value: JSON = .object([
            "name": "x", "latitude": 24.69, "longitude": 46.72, "zone": .string(zone), "country": "SA",
        ])
        record.set(field, to: value, at: Stamp(milliseconds: 1 << 42, counter: 0, replica: Replica(number: 3)))
        return record
    }

    @Test("SY-061 a file whose place is in a zone that nobody knows is refused in words and changes nothing")
    func file() throws {
        let device = try Device.inRiyadh()
        let file = device.get("/me/data/wird.json").text
        let before = device.store
        let answer = try device.call("/me/data/import", ["file": file.replacing("Asia/Riyadh", with: "Asia/Nowhere")])
        #expect(answer.status == 422)
        #expect(answer.json["error"]?["message"]?.string?.contains("منطقة المكان الزمنية غير معروفة هنا") == true)
        #expect(device.store == before)
        #expect(try device.call("/me/data/import", ["file": file]).status == 200)
    }

    @Test("SY-011 a place in a zone that nobody knows is not taken from a device; without zones here nothing is judged")
    func sync() throws {
        let app = try App(bundle: Fixtures.bundle())
        func refused(_ record: Record, zones: [UInt8]?) -> [String] {
            var receiver = SyncReceiver(
                clock: HybridClock(replica: Replica(number: 1)), now: 1 << 42,
                rules: app.syncRules(now: 1 << 42) { zones })
            let request = SyncRequest(replica: Replica(number: 3), cursor: 0, records: [record])
            return receiver.receive(request, stored: [], generations: []).refused.map(\.reason)
        }
        #expect(refused(Self.place("Asia/Nowhere"), zones: Fixtures.zones()) == ["zone"])
        #expect(refused(Self.place("Asia/Nowhere", field: Place.before), zones: Fixtures.zones()) == ["zone"])
        #expect(refused(Self.place("Asia/Riyadh"), zones: Fixtures.zones()) == [])
        #expect(refused(Self.place("Asia/Nowhere"), zones: nil) == [])
    }

    @Test(
        "MZ-013 where such a place is stored the pages ask for the place, and none says that the content is to be built again"
    )
    func stored() throws {
        let device = try Device.inRiyadh()
        device.merge([Self.place("Asia/Nowhere")])
        for path in ["/", "/times", "/reminders", "/week/2026-11-26"] {
            let page = device.get(path)
            #expect(page.status == 303 && page["location"] == "/place", "\(path)")
            let facts = device.get(path, accept: "application/json")
            #expect(facts.status == 409 && facts.text.contains("place_needed"), "\(path)")
        }
        #expect(device.get("/place").status == 200)
        device.post("/place", ["city": "360630"])
        #expect(device.get("/").status == 200)
    }
}
