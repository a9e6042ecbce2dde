import Foundation
import Testing

@testable import App

/// Pages of the course as they were reviewed. `WIRD_LOCK=1` writes them anew, to be read before they are committed.
struct CourseSnapshotTests {
    private static let folder = StructureTests.root.appending(path: "Tests/Vectors/course")

    private func locked(_ name: String, _ pages: [(String, String)]) throws {
        let text =
            pages.map { "# \($0.0)\n\n" + CourseOutline(CourseWalk.content($0.1)).lines.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
        let file = Self.folder.appending(path: name + ".txt")
        if ProcessInfo.processInfo.environment["WIRD_LOCK"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        let (new, old) = (text.components(separatedBy: "\n"), kept.components(separatedBy: "\n"))
        let place = Array(zip(new, old)).firstIndex { $0.0 != $0.1 } ?? min(new.count, old.count)
        #expect(
            text == kept,
            "\(name), line \(place + 1): \(new.dropFirst(place).first ?? "") was \(old.dropFirst(place).first ?? "")")
    }

    @Test(
        "QF-052 Today in each of the eight states of the specification, in Arabic and English, as it was reviewed: card and triptych say the same",
        arguments: ["en", "ar"])
    func today(language: String) throws {
        var pages: [(String, String)] = []
        for scene in CourseScene.specified { pages.append((scene.rawValue, try scene.walk(language).today)) }
        try locked("today-" + language, pages)
    }

    @Test(
        "QF-073 a week that is done: Complete in the hero with its green, and three completed sections, in Arabic and English, as it was reviewed",
        arguments: ["en", "ar"])
    func done(language: String) throws {
        let walk = try CourseScene.done.walk(language)
        let page = walk.device.page("/course/learn")
        let hero = page.components(separatedBy: "</header>")[0]
        #expect(hero.contains("<p class=\"course-done\">"))
        #expect(hero.contains("aria-valuenow=\"3\"") && hero.contains("aria-valuemax=\"3\""))
        #expect(walk.section("lesson").contains("course-mark") && !walk.section("lesson").contains("opened=complete"))
        #expect(walk.section("submission").contains("course-status course-green"))
        #expect(walk.section("feedback").contains("course-mark") && !walk.section("feedback").contains("data-hearing"))
        try locked("done-" + language, [("learn", page)])
    }
}
