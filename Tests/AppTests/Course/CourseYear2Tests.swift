import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Passing the last level, and the second year.
struct CourseYear2Tests {
    private static func last(opens: String? = "2027-06-05") throws -> CourseWalk {
        try CourseWalk.graduated(level: 4) { walk in
            walk.edit { book in if let opens { book["advancedOpens"] = .string(opens) } }
        }
    }

    @Test("QF-230 after Level 4 the same celebration, that one may go on, and the card that introduces the second year")
    func graduate() throws {
        let walk = try Self.last()
        #expect(walk.card[0] == "Congratulations! You've graduated Level 4.")
        let words = walk.said()
        #expect(words.contains("You're eligible for QuranFlow Advanced"))
        #expect(words.contains("You've Completed QuranFlow Essentials!"))
        #expect(
            words.contains(
                "You're now eligible for QuranFlow Advanced -- our continued learning program for graduates."))
        #expect(walk.today.components(separatedBy: "class=\"confetti\"").count == 2)
        #expect(walk.today.contains("data-once=\"graduated-"))
        #expect(!words.contains("Next: Level 5"))
        walk.device.post("/me/settings", ["still": "on"])
        #expect(walk.today.contains("data-motion=\"still\""))
    }

    @Test("QF-231 the four differences, and the real date from which one can enrol; none where it isn't known")
    func differences() throws {
        for path in ["/course", "/course/learn/weeks", "/course/learn/assessment"] {
            let walk = try Self.last()
            let words = walk.said(path)
            for line in [
                "No more weekly submissions -- you've mastered that skill",
                "1-on-1 appointments with Quran Coaches for personalized guidance",
                "Elective-based curriculum -- choose what you want to focus on",
                "Live sessions continue (QRCs, Office Hours)", "Enrollment is separate and opens 5 June 2027",
            ] { #expect(words.contains(line), "\(path): \(line)") }
        }
        #expect(!(try Self.last(opens: nil)).said().contains("Enrollment is separate and opens"))
    }

    @Test(
        "QF-233 not enrolled: nothing is asked, the journey is whole with its assessment passed, every week is open, and the second year is introduced"
    )
    func notEnrolled() throws {
        let walk = try Self.last()
        walk.demo("saturday")
        walk.demo("saturday")
        walk.demo("saturday")
        let state = try walk.visit().state
        #expect(state.phase == .graduated && state.overdue.isEmpty && state.weekRefusal == .concluded)
        #expect(walk.card.last == "View Results" && !walk.today.contains("course-behind"))
        let weeks = walk.device.page("/course/learn/weeks")
        #expect(weeks.matches(of: #/course-dot[^>]*data-badge="complete"/#).count == 15 + 1)
        let words = walk.said("/course/learn/weeks")
        #expect(words.contains("15 completed"))
        #expect(words.contains("After Week 15: End of Course Assessment") && words.contains("Passed"))
        #expect(weeks.contains("id=\"advanced\"") && walk.said("/course/profile").contains("QuranFlow Advanced"))
        for week in 1...15 { #expect(walk.device.get("/course/learn/weeks/\(week)").status == 200) }
        for path in ["/course/learn", "/course/learn/weeks/3"] {
            #expect(!walk.device.page(path).contains("button-primary"), "\(path)")
        }
    }

    @Test(
        "QF-232 QF-234 enrolled: the same four tabs, appointments on Today and the schedule, electives on Learn, nothing to submit, and no booking anywhere"
    )
    func enrolled() throws {
        func bar(_ walk: CourseWalk) -> String {
            walk.today.components(separatedBy: "<nav class=\"bar\"")[1].components(separatedBy: "</nav>")[0]
        }
        let walk = try Self.last()
        let before = bar(walk)
        let profile = walk.device.page("/course/profile").components(separatedBy: "id=\"account-title\"")[1]
        #expect(!walk.said().contains("Appointments") && !walk.said("/course/schedule").contains("Appointments"))
        walk.write(.advanced, by: .staff, at: try walk.visit().now)
        #expect(try walk.visit().state.phase == .secondYear && bar(walk) == before)
        #expect(walk.said().contains("Appointments") && !walk.today.contains("course-three"))
        #expect(!walk.today.contains("class=\"confetti\""))
        #expect(walk.said("/course/schedule").contains("Appointments"))
        let learn = walk.said("/course/learn")
        #expect(learn.contains("Electives") && !learn.contains("Record") && !learn.contains("Submission"))
        #expect(walk.device.page("/course/profile").components(separatedBy: "id=\"account-title\"")[1] == profile)
        #expect(walk.device.get("/course/learn/weeks/5").status == 200)
        #expect(try walk.device.call("/course/learn/weeks/5/recording").json["error"]?["code"] == "concluded")
        for path in ["/course", "/course/learn", "/course/schedule", "/course/profile"] {
            let page = walk.device.page(path)
            #expect(!page.lowercased().contains("book an") && !page.contains("/course/appointments"), "\(path)")
            #expect(!walk.said(path).contains("Choose an elective"), "\(path)")
        }
        for path in ["/course/appointments", "/course/electives", "/course/book"] {
            #expect(walk.device.get(path).status == 404)
        }
    }
}
