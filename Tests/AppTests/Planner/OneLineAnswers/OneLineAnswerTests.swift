import Almanac
import Records
import Testing

@testable import App

struct OneLineAnswerTests {
    @Test(
        "MZ-240 SY-042 the next prayer and today's prayers are answered in one line, in every language",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func line(code: String) throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings", ["language": code])
        for path in ["/next", "/prayers"] {
            let answer = device.get(path, accept: "text/plain")
            #expect(answer.status == 200 && answer["content-type"] == "text/plain; charset=utf-8")
            #expect(answer.text.split(separator: "\n").count == 1 && answer.text.hasSuffix("\n"))
            #expect(!answer.text.contains("{") && !answer.text.contains("spoken."))
            #expect(device.get(path, accept: "*/*") == answer)
            let facts = try device.facts(path)
            #expect(facts["text"]?.string.map { $0 + "\n" } == answer.text)
            let page = device.get(path)
            #expect(page.status == 200 && page.text.contains("<h1"))
        }
        let next = try device.facts("/next")
        let day = try device.facts("/")["next"]
        #expect(next["name"] == day?["name"] && next["seconds"] == day?["seconds"] && next["date"] == day?["date"])
        #expect(try device.facts("/prayers")["prayers"]?.array?.count == 5)
    }

    @Test("MZ-240 a task that a program adds is answered with a line to read out")
    func added() throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings", ["language": "en"])
        #expect(try device.call("/tasks", ["title": "Milk"]).json["text"]?.string?.contains("Milk") == true)
    }

    @Test("SY-042 MZ-240 the manifest's shortcuts open today's prayers, the next prayer and a new task at once")
    func shortcuts() throws {
        let device = try LateDayTests.device(12)
        let shortcuts = try device.facts("/manifest.webmanifest")["shortcuts"]?.array ?? []
        let addresses = shortcuts.compactMap { $0["url"]?.string }
        #expect(addresses == ["/prayers", "/next", "/tasks/new", "/inbox"])
        for address in addresses { #expect(device.get(address).status == 200, "\(address)") }
        #expect(shortcuts.allSatisfy { $0["name"]?.string?.isEmpty == false })
    }

    @Test("without a place one is asked for")
    func placeless() throws {
        let device = try Device()
        #expect(device.get("/next")["location"] == "/place")
        #expect(try device.facts("/prayers")["error"]?["code"]?.string == "place_needed")
    }
}
