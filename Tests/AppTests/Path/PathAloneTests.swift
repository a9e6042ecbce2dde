import Records
import Testing
import WorshipPath

@testable import App

/// A path that nobody else stands on.
struct PathAloneTests {
    @Test(
        "WP-059 nothing of the path is for, about or against other people: not its addresses, not what it keeps, not what it says"
    )
    func nobodyElse() throws {
        // Names of whom one might be compared with, and of what comparing would need.
        let others = [
            "friend", "people", "peer", "member", "follower", "team", "group", "user", "rank", "leader", "score",
            "point", "board", "compet", "challenge", "share", "invite", "compare",
        ]
        func speaks(_ name: String) -> Bool { others.contains { name.lowercased().contains($0) } }
        for route in RouteTests.path { #expect(!speaks(route.path), "\(route.path)") }
        for name in PathSettings.Name.allCases { #expect(!speaks(name.rawValue), "\(name)") }
        let device = try Device.onPath()
        device.log("quran-portion")
        device.post("/path/day/\(device.today)", ["step": "note", "note": "x"])
        device.post("/path/plan", ["step": "intention", "intention": "x"])
        device.post("/path/settings", ["streak": "shown", "times": "on"])
        device.wait(days: 7)
        device.log("quran-portion")
        #expect(device.pathRecords.count > 7)
        for record in device.pathRecords {
            #expect(!speaks(record.key.kind.name) && !speaks(record.key.id))
            for entry in record.fields { #expect(!speaks(entry.name), "\(record.key.kind.name).\(entry.name)") }
        }
        for route in RouteTests.path where route.methods.contains(.get) {
            guard let facts = try? device.facts(route.path) else { continue }
            for name in Self.names(facts) { #expect(!speaks(name), "\(route.path): \(name)") }
        }
        let catalogue = try #require(try Fixtures.read("Locales/en.json").object)
        for member in catalogue.members where member.name.hasPrefix("path.") {
            #expect(!speaks(member.name), "\(member.name)")
        }
    }

    /// The names of all members of a document, however deep.
    private static func names(_ json: JSON) -> [String] {
        (json.object?.members ?? []).flatMap { [$0.name] + names($0.value) } + (json.array ?? []).flatMap { names($0) }
    }
}
