import Almanac
import Records
import Testing

@testable import App

/// The place that follows the device, and how exactly the device knows it.
struct FollowTests {
    /// A device in Riyadh that follows.
    private func following() throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/place", ["follow": "on"])
        return device
    }

    /// The device says where it is: so many kilometres north of Riyadh.
    private func move(_ device: Device, kilometres: Double, accuracy: String = "20") throws -> JSON {
        let latitude = 24.68773 + kilometres / 111.195
        return try device.call(
            "/place", ["follow": "move", "latitude": "\(latitude)", "longitude": "46.72185", "accuracy": accuracy]
        ).json
    }

    @Test("MZ-013 49 km change nothing; 51 km give new times, new blocks and the notice with its undo")
    func threshold() throws {
        let device = try following()
        let before = (store: device.store, prayers: try device.prayers())
        #expect(try move(device, kilometres: 49)["moved"]?.bool == false)
        #expect(device.store == before.store)
        let moved = try move(device, kilometres: 51)
        #expect(moved["moved"]?.bool == true)
        #expect(moved["location"]?.string == "/?notice=placeMoved")
        #expect(try device.prayers() != before.prayers)
        let page = device.page("/?notice=placeMoved&lang=en")
        #expect(page.contains("Prayer times updated for your new location"))
        #expect(page.contains("name=\"follow\" value=\"back\""))
        // Nearer to the new place than 50 km is no move.
        #expect(try move(device, kilometres: 20)["moved"]?.bool == false)
    }

    @Test("MZ-013 a move is taken back, and is not made again by the next opening")
    func undo() throws {
        let device = try following()
        let before = try device.prayers()
        _ = try move(device, kilometres: 300)
        #expect(device.post("/place", ["follow": "back"])["location"] == "/?notice=placeBack")
        #expect(try device.prayers() == before)
        #expect(device.page("/?notice=placeBack&lang=en").contains("Riyadh"))
        #expect(try move(device, kilometres: 300)["moved"]?.bool == false)
        device.post("/place", ["follow": "back"])
        #expect(try device.prayers() == before)
    }

    @Test("MZ-013 MZ-223 without the person's word nothing follows, and no page asks the browser")
    func notAsked() throws {
        let device = try Device.inRiyadh()
        let store = device.store
        #expect(try move(device, kilometres: 500)["moved"]?.bool == false)
        #expect(device.store == store)
        #expect(!device.page("/").contains("data-follow"))
        device.post("/place", ["follow": "on"])
        #expect(device.page("/").contains("data-follow"))
        device.post("/place", ["follow": "off"])
        #expect(!device.page("/").contains("data-follow"))
        #expect(try move(try Device(), kilometres: 500)["moved"]?.bool == false)
    }

    @Test("MZ-222 a place known to no more than 50 km never moves by itself", arguments: ["50001", "9e9", "x", ""])
    func vagueMove(accuracy: String) throws {
        let device = try following()
        let isKnown = accuracy == "x" || accuracy.isEmpty
        #expect(try move(device, kilometres: 300, accuracy: accuracy)["moved"]?.bool == isKnown)
    }

    @Test("MZ-222 an accuracy of 5 km is accepted with a note, 20 m without one")
    func coarse() throws {
        let device = try Device()
        let fields: KeyValuePairs = ["latitude": "24.7", "longitude": "46.7", "accuracy": "5000"]
        #expect(device.post("/place", fields)["location"] == "/?notice=placeCoarse&count=5")
        let page = device.page("/?notice=placeCoarse&count=5&lang=en")
        #expect(page.contains("Your device knows your place to about 5 km"))
        let exact = device.post("/place", ["latitude": "24.7", "longitude": "46.7", "accuracy": "20"])
        #expect(exact["location"] == "/?notice=placeSet")
    }

    @Test(
        "MZ-222 beyond 50 km the city is asked for, nothing is kept, and one press confirms it",
        arguments: ["ar", "en"])
    func vague(language: String) throws {
        let device = try Device()
        let fields: KeyValuePairs = ["latitude": "24.7", "longitude": "46.7", "accuracy": "50001"]
        let answer = device.post("/place?lang=\(language)", fields)
        #expect(answer.status == 200)
        #expect(answer.text.contains("name=\"city\" value=\"108410\""))
        #expect(answer.text.contains(language == "ar" ? "أأنت في" : "Are you in"))
        #expect(try device.facts("/place")["place"] == nil)
        #expect(try device.call("/place", fields).json["error"]?["code"]?.string == "confirm_city")
        device.post("/place", ["city": "108410"])
        #expect(try device.facts("/place")["place"]?["latinName"]?.string == "Riyadh")
    }

    @Test(
        "MZ-221 where the place can't be had, the page has its words ready: the last place, and the way to choose one")
    func last() throws {
        let device = try following()
        let today = device.page("/?lang=en")
        #expect(today.contains("data-follow-failed") && today.contains("Using last location"))
        #expect(device.page("/place?lang=en").contains("Using last location"))
        #expect(!(try Device()).page("/place?lang=en").contains("Using last location"))
    }

    @Test("MZ-257 the first page asks for the location with the city beside it, and a chosen city fills the timeline")
    func enable() throws {
        let device = try Device()
        for path in ["/?lang=en", "/place?lang=en"] {
            let page = device.page(path)
            #expect(page.contains("Enable location for accurate prayer times"))
            #expect(page.contains("href=\"#q\"") && page.contains("id=\"q\""))
        }
        device.post("/place", ["city": "108410"])
        #expect(try device.facts("/")["prayers"]?.array?.count == 5)
        #expect(!device.page("/place?lang=en").contains("Enable location"))
    }

    @Test("MZ-223 there is one record of a place, however often it moves, and it knows one place before at most")
    func noHistory() throws {
        let device = try following()
        for distance in [100.0, 300, 600, 900] { _ = try move(device, kilometres: distance) }
        let places = device.store.values.filter { $0.key.kind == Place.key.kind }
        #expect(places.count == 1)
        #expect(places.first?.fields.map { $0.name }.sorted() == ["before", "place"])
        device.post("/place", ["city": "360630"])
        #expect(device.store[Place.key]?["before"]?.value.isNull == true)
    }
}
