import Almanac
import Foundation
import Testing
import WorshipPath

@testable import App

/// Every screen of the path as it was reviewed, from right to left and from left to right.
struct PathSnapshotTests {
    /// The screens as somebody meets them one after the other, each with the page's whole text.
    private func screens(_ language: String) throws -> [(name: String, path: String, page: String)] {
        var screens: [(name: String, path: String, page: String)] = []
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        func meet(_ name: String, _ path: String) { screens.append((name, path, device.page(path))) }
        meet("introduction", "/path")
        for round in [QuestionRound.beginning, .refresh] {
            if round == .refresh { device.begin(["pace": "gentle"]) }
            for question in PathQuestion.allCases where round.position(of: question) != nil {
                let (round, question) = (round.rawValue, question.rawValue)
                meet("\(round), \(question)", "/path/questions/\(round)/\(question)")
            }
            meet("\(round.rawValue), what it gives", "/path/plan/\(round.rawValue)")
        }
        meet("day", "/path")
        device.log("fajr")
        device.post("/path/day/\(device.today)", ["step": "later", "entry": "dhuhr"])
        meet("day with something noted and something put off", "/path")
        device.wait(days: 1)
        meet("day past", "/path/day/2026-11-21")
        for (name, path) in [
            ("plan", "/path/plan"), ("journey", "/path/journey"), ("rest", "/path/rest"),
            ("settings", "/path/settings"), ("lock", "/path/lock"), ("about", "/path/about"),
        ] { meet(name, path) }
        device.wait(days: 9)
        meet("coming back after days", "/path")
        return screens
    }

    @Test(
        "WP-099 every screen of the path as assistive technology meets it, from right to left and from left to right, as it was reviewed",
        arguments: ["ar", "en"])
    func everyScreen(language: String) throws {
        let screens = try screens(language)
        let direction = language == "ar" ? "rtl" : "ltr"
        var wrong: [String] = []
        for (name, _, page) in screens where !page.contains("<html lang=\"\(language)\" dir=\"\(direction)\"") {
            wrong.append(name)
        }
        #expect(wrong.isEmpty, "\(wrong)")
        try LockedPages.check("path/screens-" + language, screens.map { ($0.name, CourseWalk.content($0.page)) })
    }

    @Test("WP-099 every kind of page that the path has is among those that were reviewed")
    func noneIsMissing() throws {
        /// The part of an address that says which page it is.
        func kind(_ path: String) -> String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
        let met = Set(try screens("en").map { kind($0.path) })
        let pages = RouteSamples.all.filter { route in
            guard case .path(let page) = route else { return false }
            return page != .export && route.methods.contains(.get)
        }
        #expect(pages.count > 8)
        #expect(Set(pages.map { kind($0.path) }).subtracting(met) == [])
    }
}
