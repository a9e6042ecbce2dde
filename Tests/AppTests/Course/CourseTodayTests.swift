import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Today in each of its states.
struct CourseTodayTests {
    @Test("before the placement: what is being done and how long it takes, and no week's number")
    func placement() throws {
        let walk = try CourseWalk()
        #expect(
            walk.card.suffix(2).last == "Watch Now"
                && walk.card.contains(
                    "We're reviewing your assessment. You'll be placed in a level within 48 hours.")
        )
        #expect(walk.today.contains("<progress") && !walk.today.contains("course-number\">Week"))
        #expect(!walk.today.contains("Week 1"))
        let arabic = try CourseWalk(language: "ar")
        #expect(arabic.card.contains("نراجع تقييمك الآن، ويُحدَّد لك مستوى خلال ٤٨ ساعة."))
    }

    @Test("before the semester: days until it starts with its weekday computed, the video, and level, coach and date")
    func before() throws {
        let walk = try CourseWalk.placed()
        #expect(
            walk.card == [
                "Get Ready for Your Semester", "Watch the orientation video to learn how the program works.",
                "How the course works", "3:10", "Watch Now",
            ])
        let page = walk.today
        #expect(page.contains("Semester starts in 7 days") && page.contains("28 November 2026 -- Saturday"))
        #expect(page.contains("Level 1 -- ") && page.contains("Coach Amina"))
        walk.demo("friday")
        #expect(walk.today.contains("Semester starts tomorrow"))
        walk.device.post("/course/learn/videos/orientation")
        #expect(walk.card.contains("Watched") && walk.card.last == "Watch Again")
        let arabic = try CourseWalk.placed(language: "ar")
        #expect(arabic.today.contains("يبدأ الفصل بعد ٧ أيام") && arabic.card.first == "استعدّ لفصلك")
    }

    @Test("the six states of a week, each with one card, its words and its one button")
    func week() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        #expect(
            walk.card == [
                "This Week's Lesson", "Week 1: Letters and where they come from -- 2 videos, 8 min total",
                "Start Lesson",
            ])
        let page = walk.today
        #expect(page.contains("Week 1</span>") && page.contains("of 15 -- Level 1"))
        #expect(page.contains("7 days until Week 2 unlocks") && page.contains("aria-valuenow=\"0\""))
        #expect(page.contains("0 of 2 videos watched") && page.contains("Not submitted"))
        #expect(page.contains("No new feedback"))
        walk.device.post("/course/learn/videos/l1-w1-v1")
        #expect(
            walk.card == [
                "Continue Your Lesson", "Video 2 of 2 remaining -- Letters and where they come from", "Continue",
            ])
        try walk.lesson(1)
        #expect(walk.card == ["Ready to Submit", "Week 1 submission -- Name1 1–7", "Record Submission"])
        walk.submit(1)
        #expect(
            walk.card == [
                "Submission Sent", "Submitted just now. Your coach typically responds within 48 hours.",
                walk.card[2], "View Submission",
            ])
        walk.device.now = walk.device.now + .hours(6)
        #expect(walk.card[1].hasPrefix("Submitted 6 hours ago."))
        #expect(walk.today.contains("Submitted 28 November"))
        walk.demo("answer")
        #expect(walk.card == ["Feedback from Coach Amina", "Week 1 feedback is ready to review", "Listen to Feedback"])
        #expect(walk.today.contains("1 new -- Week 1") && walk.today.contains("course-accent"))
        try walk.hear(1)
        #expect(
            walk.card == [
                "You're All Caught Up", "Great work this week. Your next lesson unlocks in 7 days.",
                "Review Past Weeks",
            ])
        #expect(walk.today.components(separatedBy: "data-done").count - 1 == 3)
        walk.demo("day")
        #expect(walk.card[1].hasSuffix("unlocks in 6 days."))
    }

    @Test("the same states in Arabic, with its plural forms and digits")
    func arabic() throws {
        let walk = try CourseWalk.placed(language: "ar")
        walk.demo("week", week: 1)
        #expect(walk.card.first == "درس هذا الأسبوع" && walk.card.last == "ابدأ الدرس")
        #expect(walk.card[1] == "الأسبوع ١: الحروف ومخارجها — فيديوهان، مدتها ٨ د")
        walk.device.post("/course/learn/videos/l1-w1-v1")
        #expect(walk.card.first == "تابع درسك" && walk.card.last == "تابع")
        try walk.lesson(1)
        #expect(walk.card == ["جاهز للتسليم", "تسليم الأسبوع ١ — اسم1 ١–٧", "سجّل تلاوتك"])
        walk.submit(1)
        let sent = ["سُلّم تسجيلك", "سُلّم الآن. يردّ معلّمك في الغالب خلال ٤٨ ساعة.", walk.card[2], "اعرض التسليم"]
        #expect(walk.card == sent)
        walk.demo("answer")
        #expect(walk.card == ["ملاحظات من المعلّمة آمنة", "ملاحظات الأسبوع ١ جاهزة لتراجعها", "استمع إلى الملاحظات"])
        try walk.hear(1)
        #expect(
            walk.card == [
                "أتممت كل ما عليك", "أحسنت هذا الأسبوع. يُفتح درسك التالي بعد ٧ أيام.", "راجع الأسابيع الماضية",
            ])
    }

    @Test("QF-048 weeks that wait: the banner, and the card of the oldest")
    func behind() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        for week in 1...5 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        #expect(!walk.today.contains("course-behind"))
        walk.demo("week", week: 8)
        let page = walk.today
        #expect(
            page.contains("You have 2 submissions to catch up on. You can submit up to 2 this week.")
                && page.contains("Catch Up") && page.contains("href=\"/course/learn/weeks/6\""))
        #expect(page.contains("Week 8</span>"), "the header says the calendar's week")
        #expect(walk.card[0] == "Week 6 Lesson" && walk.card[1].hasPrefix("Week 6: "))
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.today.contains("You have 1 submission to catch up on."))
        #expect(walk.device.page("/course/learn/weeks/6").contains("1 of 2 catch-up submissions used this week"))
        try walk.lesson(7)
        walk.submit(7)
        #expect(!walk.today.contains("course-behind") && walk.card[0] == "This Week's Lesson")
        for phrase in ["you're behind", "falling behind"] { #expect(!page.lowercased().contains(phrase)) }
    }

    @Test("no page of the course has more than one button in the gradient, and each has the four tabs in their order")
    func pages() throws {
        for language in ["ar", "en", "fr", "id", "tr", "ur"] {
            let walk = try CourseWalk.placed(language: language)
            walk.demo("week", week: 2)
            try walk.whole(1)
            for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
                let answer = walk.device.get(Route.course(route).path)
                guard answer["content-type"]?.hasPrefix("text/html") == true, answer.status == 200 else { continue }
                let page = answer.text
                #expect(page.components(separatedBy: "button-primary").count <= 2, "\(route)")
                let bar = page.components(separatedBy: "<nav class=\"bar\"")[1].components(separatedBy: "</nav>")[0]
                let links = bar.matches(of: #/href="([^"]*)"/#).map { String($0.output.1) }
                #expect(
                    links == ["/course", "/course/learn", "/course/schedule", "/course/profile", "/areas"], "\(route)")
                #expect(page.firstMatch(of: #/[>"]course\.[a-z]/#) == nil, "\(language) \(route): a text is missing")
            }
        }
    }
}
