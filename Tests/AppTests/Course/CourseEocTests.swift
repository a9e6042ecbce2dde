import Almanac
import Course
import Foundation
import Interface
import Records
import Testing

@testable import App

/// The end-of-course assessment and graduating, as the pages show them.
struct CourseEocTests {
    private static let about =
        "This final submission covers all concepts from your level. Record your best recitation of the assigned passage."
    private static let submitted =
        "EOC Assessment Submitted. Your coach will evaluate your submission and determine your graduation status. This may take up to 5 business days."

    @Test(
        "QF-217 the card of Today says how many weeks are done and of which level, and its button leads to the assessment's card"
    )
    func today() throws {
        let walk = try CourseWalk.at(14, done: 13)
        #expect(
            walk.card == [
                "End of Course Assessment",
                "You've completed 13 of 15 submissions and are eligible. This assessment covers all concepts from Level 1.",
                "Begin Assessment",
            ])
        #expect(walk.today.contains("href=\"/course/learn#eoc\""))
        #expect(walk.device.page("/course/learn").contains("id=\"eoc\""))
    }

    @Test(
        "QF-218 the card of Learn has its header, its words, the passage out of the checked text, its cap and its button"
    )
    func learn() throws {
        let walk = try CourseWalk.at(14, done: 12)
        let page = walk.device.page("/course/learn")
        let card = page.components(separatedBy: "id=\"eoc\"")[1].components(separatedBy: "</section>")[0]
        #expect(page.contains("<section class=\"card course-eoc\""))
        let words = walk.said("/course/learn")
        #expect(words.contains("End of Course Assessment -- Level 1") && words.contains(Self.about))
        #expect(card.contains("Record EOC Submission") && card.contains("href=\"/course/learn/assessment\""))
        #expect(card.contains("M2.8 9.6 12 5l9.2 4.6L12 14.2Z"), "the cap")
        // The passage is 99:1-8 by reference; the words are the checked text's.
        #expect(card.contains("Name99 1–8"))
        let letters = card.replacing(#/<span class="pause">([^<]*)<\/span>/#) { $0.output.1 }
        for ayah in 2...8 { #expect(letters.contains(QuranFixtures.ayah(99, ayah)), "\(ayah)") }
        #expect(page.components(separatedBy: "button-primary").count <= 2)
    }

    @Test(
        "QF-219 the assessment is the last node of the journey, after week 15, in its words too, and stands out exactly when it is open"
    )
    func node() throws {
        for (week, done, isOpen) in [(13, 13, false), (14, 11, false), (14, 12, true), (15, 14, true)] {
            let walk = try CourseWalk.at(week, done: done)
            let page = walk.device.page("/course/learn/weeks")
            let track = page.components(separatedBy: "course-track")[1].components(separatedBy: "</svg>")[0]
            let nodes = track.matches(of: #/course-dot(-end)?[^>]*>/#).map { String($0.output.0) }
            #expect(nodes.count == 16 && nodes.last?.contains("course-dot-end") == true, "\(week)")
            #expect(nodes.last?.contains("data-current") == isOpen, "\(week) \(done)")
            let words = walk.said("/course/learn/weeks")
            #expect(words.contains("After Week 15: End of Course Assessment"))
            #expect(words.contains("open now") == isOpen, "\(week) \(done)")
        }
    }

    @Test(
        "QF-220 with fewer weeks it is said how many are lacking, with the way to the oldest, and nothing can be begun")
    func lacking() throws {
        let walk = try CourseWalk.at(14, done: 10)
        let words = walk.said("/course/learn/weeks")
        #expect(words.contains("2 more submissions until the assessment."))
        let page = walk.device.page("/course/learn/weeks")
        let end = page.components(separatedBy: "course-journey-end")[1].components(separatedBy: "</div>")[0]
        #expect(end.contains("href=\"/course/learn/weeks/11\"") && end.contains("Catch Up"))
        for path in ["/course", "/course/learn", "/course/learn/weeks", "/course/learn/assessment"] {
            let page = walk.device.page(path)
            #expect(!page.contains("Record EOC Submission") && !page.contains("Begin Assessment"), "\(path)")
        }
        #expect(walk.said("/course/learn/assessment").contains("2 more submissions until the assessment."))
        #expect(try walk.device.call("/course/learn/assessment").json["error"]?["code"] == "not_eligible")
        let words2 = walk.said("/course/learn/assessment").lowercased()
        for word in ["behind", "fail", "unfortunately", "not enough", "missed"] { #expect(!words2.contains(word)) }
    }

    @Test(
        "QF-222 QF-223 once submitted it says so, also after a new start, and that results are expected five business days later"
    )
    func review() throws {
        let walk = try CourseWalk.at(14, done: 12)
        let opens = try walk.opens(14)
        let zone = try walk.visit().curriculum.zone
        let due = try walk.visit().config.eoc.resultDate(after: zone.date(at: opens))
        walk.device.post("/course/learn/assessment")
        for _ in 0..<2 {
            let page = walk.said("/course/learn/assessment")
            #expect(page.contains(Self.submitted))
            let date = Strings.english(due)
            #expect(page.contains("EOC Under Review. Results expected by \(date)."), "\(page)")
            #expect(walk.card[1] == "EOC Under Review. Results expected by \(date).")
            #expect(walk.said("/course/learn").contains(Self.submitted))
            walk.device.restart()
        }
        #expect(zone.date(at: opens).weekday == .saturday && due == zone.date(at: opens).adding(days: 5))
        // Another weekend in the configuration is another day.
        var config = try walk.visit().config
        config.eoc.weekend = [.saturday, .sunday]
        let visit = try walk.visit()
        guard
            case .underReview(_, let other) = CourseState(
                visit.facts, visit.curriculum, at: visit.now, in: visit.zone, config
            ).assessment?.standing
        else {
            Issue.record("not under review")
            return
        }
        #expect(other == zone.date(at: opens).adding(days: 6))
        let before = walk.device.store.count
        #expect(walk.device.post("/course/learn/assessment", ["again": "1"]).status == 409)
        #expect(walk.device.store.count == before)
    }

    @Test("QF-221 the assessment has the recording's page with its own header, and takes nothing of the week's two")
    func recording() throws {
        let walk = try CourseWalk.at(14, done: 12)
        try walk.lesson(13)
        let page = walk.device.page("/course/learn/assessment")
        let week = walk.device.page("/course/learn/weeks/13/recording")
        #expect(page.contains("<h1") && walk.said("/course/learn/assessment").contains("End of Course Assessment"))
        for part in ["course-passage ", "data-recorder"] {
            #expect(page.contains(part) && week.contains(part), "\(part)")
        }
        let before = try walk.visit().state.allowance
        walk.device.post("/course/learn/assessment")
        #expect(try walk.visit().state.allowance == before && before?.remaining == 2)
        for number in [13, 14] {
            try walk.lesson(number)
            #expect(walk.submit(number).status == 303)
        }
    }

    @Test(
        "QF-224 passed: congratulations, the celebration once, the results with feedback, status and what is next, said aloud"
    )
    func passed() throws {
        let walk = try CourseWalk.graduated(level: 2) { walk in
            walk.edit("levels", 1) { $0["number"] = 3 }
        }
        #expect(walk.card[0] == "Congratulations! You've graduated Level 2." && walk.card.last == "View Results")
        let page = walk.today
        #expect(page.components(separatedBy: "class=\"confetti\"").count == 2)
        #expect(page.contains("data-once=\"graduated-"))
        let results = page.components(separatedBy: "id=\"results\"")[1].components(separatedBy: "</section>")[0]
        let words = HTMLWords("<section" + results).said.joined(separator: " ")
        #expect(words.contains("Your Results") && words.contains("Prepared words") && words.contains("Passed"))
        #expect(words.replacing(#/[\u{2066}-\u{2069}]/#, with: "").contains("Next: Level 3"))
        #expect(results.contains("role=\"status\""))
        // It is nowhere else, and gone once the student is on the way to the next level.
        #expect(!walk.device.page("/course/learn").contains("class=\"confetti\""))
        #expect(!walk.device.page("/course/learn/assessment").contains("class=\"confetti\""))
        // Whoever wants no motion has it at rest by the page's own word.
        walk.device.post("/me/settings", ["still": "on"])
        #expect(walk.today.contains("data-motion=\"still\""))
    }

    @Test("QF-225 the results: the coach's voice, the written words, and the confirmation with level and date")
    func results() throws {
        let walk = try CourseWalk.graduated()
        let page = walk.device.page("/course/learn/assessment")
        let words = walk.said("/course/learn/assessment")
        #expect(words.contains("Your Results") && words.contains("Prepared words"))
        let date = Strings.english(try walk.visit().today)
        #expect(words.contains("You passed Level 1, Reading with Confidence, on \(date)"))
        let source = try #require(page.firstMatch(of: #/<audio[^>]*src="([^"]+)"/#)).output.1
        let sound = walk.device.get(String(source), accept: "*/*")
        #expect(sound.status == 200 && sound["content-type"] == "audio/wav" && sound.body.count > 1_000)
    }

    @Test(
        "QF-226 not passed: with respect, the coach's words and the next step, and another try where that is configured"
    )
    func notPassed() throws {
        let walk = try CourseWalk.at(14, done: 14)
        walk.device.post("/course/learn/assessment")
        walk.demo("fail")
        #expect(walk.card[0] == "Your assessment’s result")
        for path in ["/course", "/course/learn/assessment"] {
            let words = walk.said(path).lowercased()
            for word in ["fail", "unfortunately", "sorry", "disappoint", "poor", "wrong"] {
                #expect(!words.contains(word), "\(path) \(word)")
            }
        }
        let words = walk.said("/course/learn/assessment")
        #expect(words.contains("Prepared words") && words.contains("Next step: go over what your coach wrote."))
        #expect(words.contains("You can take Level 1 again in the next semester"))
        #expect(!words.contains("Record EOC Submission"))
        #expect(walk.device.get("/course/learn/weeks/3").status == 200)
        let twice = try CourseWalk.placed(attempts: 2)
        try twice.done(1...14)
        twice.demo("week", week: 14)
        twice.device.post("/course/learn/assessment")
        twice.demo("fail")
        #expect(twice.said("/course/learn/assessment").contains("record the assessment again when you are ready"))
        #expect(twice.said("/course/learn/assessment").contains("Record EOC Submission"))
        #expect(twice.device.post("/course/learn/assessment", ["again": "1"]).status == 303)
        twice.demo("answer")
        #expect(try twice.visit().state.phase == .graduated)
    }

    @Test("an assessment in a pause: nothing can be begun, and what was submitted stays under review")
    func paused() throws {
        let walk = try CourseWalk.at(14, done: 12)
        walk.write(.paused, by: .staff, at: try walk.visit().now)
        #expect(walk.card[0] == "Your course is paused")
        #expect(!walk.device.page("/course/learn").contains("Record EOC Submission"))
        #expect(try walk.device.call("/course/learn/assessment").json["error"]?["code"] == "paused")
        #expect(!walk.device.page("/course/learn").contains("button-primary"))
    }
}

extension Strings {
    /// `14 December`, as English pages write it.
    fileprivate static func english(_ date: CivilDate) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        return "\(date.day) \(months[date.month - 1])"
    }
}
