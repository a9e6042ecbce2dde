import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What a student does is seen wherever it is said, at once and after a restart.
struct CourseUpdateRowsTests {
    /// What the places say that are about a week's work: the list, its ring, the triptych, and the primary card.
    private func surfaces(_ walk: CourseWalk) -> [String] {
        let learn = walk.device.page("/course/learn")
        let list = learn.after("course-videos\">").components(separatedBy: "</ul>")[0]
        let watched = list.components(separatedBy: "data-done").count - 1
        let ring = learn.firstMatch(of: #/aria-valuenow="(\d+)"/#).map { String($0.output.1) } ?? ""
        return ["\(watched) in the list", "\(ring) in the ring", walk.three[0].words, walk.card[0]]
    }

    @Test(
        "QF-172 a video that was watched shows in the list, the ring, the triptych and the primary card, at once and after a restart"
    )
    func video() throws {
        let walk = try CourseScene.lesson.walk()
        #expect(
            surfaces(walk) == [
                "0 in the list", "0 in the ring", "Lesson 0 of 3 videos watched", "This Week's Lesson",
            ])
        let answer = walk.device.post("/course/learn/videos/l1-w2-v1")
        #expect(answer["location"] == "/course/learn?notice=courseWatched#lesson")
        let seen = ["1 in the list", "1 in the ring", "Lesson 1 of 3 videos watched", "Continue Your Lesson"]
        #expect(surfaces(walk) == seen)
        walk.device.restart()
        #expect(surfaces(walk) == seen)
    }

    @Test(
        "QF-173 a recording that was handed in is one commit: submission, triptych, primary card, deadline and banner change together or not at all"
    )
    func submitting() throws {
        let walk = try CourseScene.behind.walk()
        try walk.lesson(6)
        let places = {
            [
                walk.words("/course/learn/weeks/6").contains("Under Review"), walk.three[1].words.contains("1 of 2"),
                walk.card[0] == "Week 7 Lesson", !walk.words().contains("You have 2 submissions"),
                try walk.visit().state.weeks[5].deadlineStanding(at: walk.visit().now, walk.visit().config)
                    == .submitted,
            ]
        }
        #expect(try places() == [false, false, false, false, false])
        let before = walk.device.store
        // What is refused changes none of them.
        #expect(walk.device.post("/course/learn/weeks/9/recording").status == 409 && walk.device.store == before)
        #expect(try places() == [false, false, false, false, false])
        walk.submit(6)
        #expect(try places() == [true, true, true, true, true])
        walk.device.restart()
        #expect(try places() == [true, true, true, true, true])
        #expect(try walk.visit().submissions(6).count == 1)
    }

    @Test(
        "QF-174 hearing, asking and saying that one comes change the triptych, the section, the notifications and what is stored"
    )
    func responding() throws {
        let walk = try CourseScene.feedback.walk()
        #expect(walk.three[2].words.contains("1 new") && walk.section("feedback").contains("data-hearing"))
        try walk.hear(2)
        #expect(walk.three[2].words == "Feedback No new feedback" && walk.three[2].isDone)
        #expect(walk.section("feedback").contains("course-mark") && !walk.section("feedback").contains("data-hearing"))
        #expect(walk.device.page("/course/learn/weeks").contains("class=\"course-badge course-green\">Complete<"))
        let events = { walk.device.store.count { $0.key.kind == RecordKind.courseEvent.kind } }
        let count = events()
        let id = try #require(try walk.visit().submissions(2).first?.id)
        walk.device.post("/course/learn/weeks/2/feedback", ["submission": id, "text": "Is this right?"])
        #expect(walk.section("feedback").contains("Is this right?") && events() == count + 1)
        walk.demo("answer")
        #expect(walk.words("/course/notifications").contains("replied -- Week 2"))
        let visit = try walk.visit()
        let sessions = visit.state.sessions(visit.curriculum)
        let session = try #require(sessions.first { $0.start > visit.now })
        walk.device.post("/course/schedule/\(session.id)", ["coming": "on"])
        let before = try walk.visit().facts.attendance[session.id]
        #expect(before == true)
        walk.device.restart()
        let after = try walk.visit().facts.attendance[session.id]
        #expect(after == true && walk.three[2].isDone)
    }
}
