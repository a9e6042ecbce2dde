import Almanac
import Course
import Foundation
import Records

@testable import App

/// A course at home on a device, with its clock.
struct CourseWalk {
    let device: Device

    /// - Parameter language: the language of the pages and of the sample's words.
    init(language: String = "en", begins: Bool = true) throws {
        device = try QuranFixtures.device(language: language)
        if begins { device.post("/course/demo", ["step": "begin", "name": "Maryam", "audience": "sisters"]) }
    }

    /// A student who is placed and has done the first steps.
    static func placed(language: String = "en") throws -> CourseWalk {
        let walk = try CourseWalk(language: language)
        walk.demo("place")
        walk.welcome()
        return walk
    }

    @discardableResult
    func demo(_ step: String, week: Int? = nil) -> Response {
        guard let week else { return device.post("/course/demo", ["step": step]) }
        return device.post("/course/demo", ["step": step, "week": "\(week)"])
    }

    func welcome() {
        for step in ["welcome", "level"] { device.post("/course/welcome", ["step": step]) }
        device.post("/course/welcome", ["step": "letters", "letters": "amiri", "size": "medium"])
        for step in ["coach", "semester"] { device.post("/course/welcome", ["step": step]) }
    }

    /// Watches all of a week's videos and completes its lesson.
    func lesson(_ week: Int) throws {
        for video in 1...3 where try visit().video("l1-w\(week)-v\(video)") != nil {
            device.post("/course/learn/videos/l1-w\(week)-v\(video)")
        }
        device.post("/course/learn/weeks/\(week)")
    }

    @discardableResult
    func submit(_ week: Int) -> Response { device.post("/course/learn/weeks/\(week)/recording") }

    /// Hears all feedback of a week.
    func hear(_ week: Int) throws {
        for submission in try visit().submissions(week) {
            for feedback in submission.feedback where !feedback.isHeard {
                device.post("/course/learn/weeks/\(week)/feedback", ["feedback": feedback.id])
            }
        }
    }

    /// All of a week: the lesson, the recording, the coach's answer, and hearing it.
    func whole(_ week: Int) throws {
        try lesson(week)
        submit(week)
        demo("answer")
        try hear(week)
    }

    /// The course as its pages have it.
    func visit() throws -> CourseVisit {
        var found: CourseVisit?
        _ = device.decide(Request(path: "/course", now: device.now, entropy: device.draw())) {
            request, workspace, resources in
            let library = Library(workspace: workspace, resources: resources)
            do throws(NeedsData) {
                let context = try RequestContext(
                    request, route: .course(.today), query: FormFields(), bundle: device.app.bundle, library: library)
                if case .open(let visit) = try CourseOpening(context) { found = visit }
                return .respond(Response(status: 204), changes: Changes())
            } catch {
                return .needs(error.needs)
            }
        }
        return try Self.present(found)
    }

    private static func present(_ visit: CourseVisit?) throws -> CourseVisit {
        guard let visit else { throw Missing() }
        return visit
    }

    struct Missing: Error {}

    var today: String { device.page("/course") }

    /// What the card of Today says, line by line: its title, its text, and its button.
    var card: [String] { Self.card(today) }

    static func card(_ page: String) -> [String] {
        let cards = page.components(separatedBy: "<section class=\"card course-primary")
        guard cards.count == 2 else { return ["\(cards.count - 1) cards"] }
        let html = cards[1].components(separatedBy: "</section>")[0]
        let words = HTMLWords("<section" + html).said
        return words.map { $0.replacing(#/[\u{2066}-\u{2069}]/#, with: "") }
    }
}
