import Hifz
import Records
import Testing

@Suite("Simulating reviews")
struct SimulationTests {
    @Test("after each review stability, difficulty and the day due are told, with the configured retention by default")
    func outcomes() throws {
        let line = #"{"reviews":[{"at":"2026-11-01","grade":"good"},{"at":"2026-11-03","grade":"hard"}]}"#
        let json = try Simulation(json: JSON(reading: line), Shipped.config).json
        #expect(json["reviews"]?.array?.count == 2)
        #expect(json["reviews"]?[0]?["stability"] == 2.3065 && json["reviews"]?[0]?["due"] == "2026-11-03")
        let strict = try Simulation(json: JSON(reading: #"{"retention":0.95,"# + line.dropFirst()), Shipped.config)
        #expect(strict.outcomes[1].due < (try Simulation(json: JSON(reading: line), Shipped.config)).outcomes[1].due)
        #expect(try Simulation(json: JSON(reading: #"{"reviews":[]}"#), Shipped.config).outcomes.isEmpty)
    }

    @Test(
        "what doesn't fit is told with its place",
        arguments: [
            ("[]", "", HifzFault.Reason.expected(.object)), ("{}", "reviews", .missing),
            (#"{"reviews":1}"#, "reviews", .expected(.list)),
            (#"{"reviews":[{"grade":"good"}]}"#, "reviews[0].at", .missing),
            (#"{"reviews":[{"at":"2026-02-30","grade":"good"}]}"#, "reviews[0].at", .expected(.date)),
            (
                #"{"reviews":[{"at":"2026-02-03","grade":"fine"}]}"#, "reviews[0].grade",
                .unknown("fine", known: ["again", "hard", "good", "easy"])
            ),
            (
                #"{"reviews":[{"at":"2026-02-03","grade":"good"},{"at":"2026-02-02","grade":"good"}]}"#,
                "reviews[1].at", .earlier
            ),
            (#"{"retention":1,"reviews":[]}"#, "retention", .outOfRange(first: 0.01, last: 0.999)),
            (#"{"weights":[1,2],"reviews":[]}"#, "weights", .count(2, expected: 21)),
        ])
    func faults(line: String, place: String, reason: HifzFault.Reason) {
        let fault = #expect(throws: HifzFault.self) { _ = try Simulation(json: JSON(reading: line), Shipped.config) }
        #expect(fault == HifzFault(place: place, reason: reason))
    }
}
