import Almanac
import Records
import Testing

@testable import App

/// The counter.
struct CounterTests {
    @Test("WP-065 the counter counts to 33, to 100 or without an end, keeps its number, and each phrase has its own")
    func targets() throws {
        let device = try QuranFixtures.device()
        device.post("/counter", ["step": "count", "count": "33"])
        var facts = try device.facts("/counter")
        #expect(facts["said"]?.int == 33 && facts["rounds"]?.int == 1 && facts["target"]?.int == 33)
        device.post("/counter", ["step": "count"])
        facts = try device.facts("/counter")
        #expect(facts["said"]?.int == 1 && facts["count"]?.int == 34)
        device.post("/counter", ["step": "choose", "target": "0"])
        #expect(try device.facts("/counter")["said"]?.int == 34)
        device.post("/counter", ["step": "choose", "phrase": "hamd", "target": "100"])
        #expect(try device.facts("/counter")["count"]?.int == 0)
        device.post("/counter", ["step": "back"])
        #expect(try device.facts("/counter")["count"]?.int == 0, "never below nothing")
        device.post("/counter", ["step": "choose", "phrase": "subhan"])
        device.now = Instant(seconds: device.now.seconds + 40 * 86_400)
        #expect(try device.facts("/counter")["count"]?.int == 34, "it waits for as long as it takes")
        for wrong: KeyValuePairs<String, String> in [
            ["step": "choose", "target": "7"], ["step": "choose", "phrase": "none"], ["step": "count", "count": "x"],
            [:],
        ] { #expect(device.post("/counter", wrong).status == 422) }
    }

    @Test("WP-065 after a prayer 33, 33, 33 and one make the hundred, and the next phrase comes by itself")
    func round() throws {
        let device = try QuranFixtures.device()
        device.post("/counter", ["step": "choose", "phrase": "round-prayer"])
        for (count, step, said) in [
            (0, "subhan", 0), (32, "subhan", 32), (33, "hamd", 0), (66, "akbar", 0), (99, "tahlil", 0),
        ] {
            device.post("/counter", ["step": "reset"])
            if count > 0 { device.post("/counter", ["step": "count", "count": "\(count)"]) }
            let facts = try device.facts("/counter")
            #expect(facts["step"]?.string == step && facts["said"]?.int == Int64(said), "\(count)")
        }
        device.post("/counter", ["step": "count"])
        let facts = try device.facts("/counter")
        #expect(facts["rounds"]?.int == 1 && facts["step"]?.string == "subhan" && facts["said"]?.int == 0)
    }

    @Test(
        "WP-065 a place in a round is the same however one comes to it",
        arguments: [[33, 33, 33, 1], [33, 33, 34], [1], [7], [2, 5]])
    func places(counts: [Int]) throws {
        let config = try AdhkarConfigTests.shipped()
        var tally = Tally(nil, config)
        tally.steps = counts.map { AdhkarConfig.Step(phrase: config.phrases[0], count: $0) }
        // Slowly: one at a time, the way a person counts.
        var (step, said, rounds) = (0, 0, 0)
        for count in 0...350 {
            if count > 0 {
                if counts.count == 1, said == counts[0] { said = 0 }
                said += 1
                if said == counts[step] {
                    if step + 1 == counts.count { rounds += 1 }
                    if counts.count > 1 { (step, said) = ((step + 1) % counts.count, 0) }
                }
            }
            tally.count = count
            #expect(tally.place.step == step && tally.place.said == said && tally.rounds == rounds, "\(count)")
        }
    }

    @Test("WP-065 the counter is begun anew with a way back, which loses nothing that was said since")
    func reset() throws {
        let device = try QuranFixtures.device()
        device.post("/counter", ["step": "count", "count": "40"])
        let answer = device.post("/counter", ["step": "reset"])
        #expect(answer["location"] == "/counter?notice=counterReset")
        #expect(device.page("/counter?notice=counterReset").contains("value=\"restore\""))
        device.post("/counter", ["step": "count", "count": "2"])
        device.post("/counter", ["step": "restore"])
        #expect(try device.facts("/counter")["count"]?.int == 42)
        device.post("/counter", ["step": "restore"])
        #expect(try device.facts("/counter")["count"]?.int == 42, "once")
    }

    @Test(
        "WP-065 the page has a form that works without scripts, numbers in the person's digits, and what is due marked")
    func page() throws {
        let device = try QuranFixtures.device(language: "ar")
        device.post("/counter", ["step": "choose", "phrase": "round-sleep"])
        device.post("/counter", ["step": "count", "count": "35"])
        let page = device.page("/counter")
        #expect(page.contains("data-tally-said=\"\">٢<"))
        #expect(page.components(separatedBy: "aria-current=\"step\"").count == 2)
        #expect(page.contains("name=\"step\" value=\"count\"") && page.contains("name=\"step\" value=\"back\""))
        let number = page.firstMatch(of: #/<span class="counter-number"[^>]*>/#).map { String($0.output) } ?? ""
        #expect(!number.isEmpty && !number.contains("aria-live"), "numbers are announced now and then, not each")
    }
}
