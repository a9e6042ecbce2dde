import Almanac
import Course
import Foundation
import Interface
import Records
import Testing

@testable import App

/// What Learn shows of this week and of others, row by row of the register.
struct CourseLearnRowsTests {
    private static let learn = "/course/learn"

    @Test("QF-015 Learn's three levels have addresses of their own, and from each the way back leads one level up")
    func levels() throws {
        let walk = try CourseScene.feedback.walk()
        let backs = [
            "/course/learn/weeks/1": "/course/learn/weeks#week-1",
            "/course/learn/videos/l1-w2-v1": Self.learn, "/course/learn/videos/l1-w1-v1": "/course/learn/weeks/1",
            "/course/learn/weeks/2/recording": Self.learn, "/course/learn/weeks/1/recording": "/course/learn/weeks/1",
            "/course/learn/weeks/2/feedback": Self.learn, "/course/learn/weeks/1/feedback": "/course/learn/weeks/1",
        ]
        for (path, back) in backs {
            let answer = walk.device.get(path)
            let link = try #require(answer.text.firstMatch(of: #/<a href="([^"]*)" class="[^"]*top-back/#), "\(path)")
            #expect(answer.status == 200 && link.output.1 == back, "\(path)")
        }
        for path in [Self.learn, "/course/learn/weeks"] {
            #expect(!walk.device.page(path).contains("top-back"), "\(path)")
        }
    }

    @Test("QF-055 Learn opens on this week, whatever was looked at before, beside all weeks in one control")
    func modes() throws {
        let walk = try CourseScene.lesson.walk()
        for path in ["/course", "/course/learn/weeks", "/course/learn/weeks/1", "/course/schedule", "/course/profile"] {
            let bar = walk.device.page(path).after("<nav class=\"bar\"")
            let tab = try #require(bar.firstMatch(of: #/<a href="(\/course\/learn[^"]*)" class="bar-item"[^>]*>/#))
            #expect(tab.output.1 == Self.learn && !tab.output.0.contains("data-area"), "\(path)")
        }
        let control = walk.device.page(Self.learn).after("course-modes").components(separatedBy: "</nav>")[0]
        #expect(CourseWalk.words("<nav " + control).hasSuffix("This Week All Weeks"))
        #expect(control.contains("href=\"/course/learn\" aria-current=\"page\""))
        #expect(walk.device.page("/course/learn/weeks").contains("href=\"/course/learn/weeks\" aria-current=\"page\""))
    }

    @Test(
        "C3 QF-019 QF-059 QF-057 any open week is one scroll of three headed parts, lesson, submission, feedback, in that order, with no journey in it"
    )
    func together() throws {
        let walk = try CourseScene.behind.walk()
        for number in 1...8 {
            let page = walk.device.page(number == 8 ? Self.learn : "/course/learn/weeks/\(number)")
            let parts = page.matches(
                of:
                    #/<section class="course-part" id="(\w+)" tabindex="-1" aria-labelledby="\w+-title"><h2 class="course-head"/#
            )
            #expect(parts.map { String($0.output.1) } == ["lesson", "submission", "feedback"], "week \(number)")
            #expect(!page.contains("role=\"tab") && !page.contains(" hidden>") || !page.contains("course-journey"))
            #expect(!page.contains("course-journey") && !page.contains("course-track"))
        }
        // What was sent in and what came back on it stand one after the other, with nothing to press between them.
        let page = walk.device.page("/course/learn/weeks/5")
        let sent = try #require(page.range(of: "course-attempt")),
            back = try #require(page.range(of: "course-feedback"))
        #expect(sent.lowerBound < back.lowerBound)
        #expect(
            !page[sent.lowerBound..<back.lowerBound].contains("<details")
                && !page[sent.lowerBound..<back.lowerBound].contains("<a "))
    }

    @Test(
        "QF-060 the lesson: its aims, one grouped list of videos with picture, title, length and state, and how many are watched"
    )
    func lesson() throws {
        let walk = try CourseScene.continued.walk()
        let section = walk.section("lesson")
        #expect(section.contains("<ul class=\"course-aims\"><li>"))
        let list = section.after("<ul class=\"card rows course-videos\">").components(separatedBy: "</ul>")[0]
        let rows = list.components(separatedBy: "<li class=\"row row-link\"").dropFirst()
        #expect(rows.count == 3 && rows.allSatisfy { $0.contains("class=\"course-thumb\"") })
        #expect(rows.map { $0.hasPrefix(" data-done") } == [true, false, false])
        #expect(
            CourseWalk.words("<li" + rows[rows.startIndex]).hasPrefix("The lesson explained -- Name114 3:10 · Watched"))
        #expect(list.contains("course-videos-foot\">1/3</li>"))
        try walk.lesson(2)
        #expect(walk.section("lesson").contains("course-videos-foot\">3/3</li>"))
    }

    @Test(
        "QF-061 the lesson is marked complete once all is watched, after a question in a dialog; who cancels has changed nothing"
    )
    func complete() throws {
        let walk = try CourseScene.continued.walk()
        let link = "/course/learn?opened=complete"
        #expect(!walk.section("lesson").contains("Mark Lesson Complete"))
        #expect(walk.device.get(link)["location"] == "/course/learn#lesson")
        for video in 2...3 { walk.device.post("/course/learn/videos/l1-w2-v\(video)") }
        let button = try #require(
            walk.section("lesson").firstMatch(of: #/<a href="([^"]*)"[^>]*data-sheet[^>]*>.*?<\/a>/#))
        #expect(button.output.1 == link && CourseWalk.words(String(button.output.0)) == "Mark Lesson Complete")
        let events = walk.device.store.count
        let dialog = walk.device.page(link).after("data-sheet-content")
        #expect(CourseWalk.words("<div" + dialog).hasPrefix("Mark Week 2 lesson complete? Yes, complete Cancel"))
        #expect(dialog.contains("data-close") && CourseWalk.links(dialog).first == "/course/learn#lesson")
        #expect(dialog.contains("action=\"/course/learn/weeks/2\"") && !dialog.contains("button-primary"))
        #expect(walk.device.store.count == events && walk.section("lesson").contains("Mark Lesson Complete"))
        walk.device.post("/course/learn/weeks/2")
        #expect(
            walk.section("lesson").contains("course-mark") && !walk.section("lesson").contains("Mark Lesson Complete"))
    }

    @Test(
        "QF-064 QF-067 the way to the recorder waits for the lesson and says so, and opens at once when it is complete")
    func task() throws {
        let walk = try CourseScene.continued.walk()
        let closed = walk.section("submission")
        let button = try #require(closed.firstMatch(of: #/<button [^>]*>/#)).output
        #expect(button.contains("disabled") && button.contains("aria-describedby=\"record-first\""))
        #expect(CourseWalk.words("<p" + closed).contains("Watch the lesson first, then record your submission"))
        #expect(closed.contains("id=\"record-first\"") && !closed.contains("button-primary"))
        try walk.lesson(2)
        let open = walk.section("submission")
        let words = CourseWalk.words("<p" + open)
        #expect(
            words.contains("Record Your Recitation Submit Week 2 Audio 2 of 2 attempts remaining Record Submission"))
        #expect(open.contains("button-primary") && open.contains("href=\"/course/learn/weeks/2/recording\""))
        let passage = try #require(open.range(of: "course-passage")), card = try #require(open.range(of: "course-cta"))
        #expect(
            passage.lowerBound < card.lowerBound
                && !open[passage.lowerBound..<card.lowerBound].contains("course-status"))
    }

    @Test(
        "QF-063 the passage stands in a card of its own directly above, out of the checked text, in the letters that were chosen"
    )
    func passage() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 4)
        let section = walk.section("submission")
        let letters = section.replacing(#/<span class="pause">([^<]*)<\/span>/#) { $0.output.1 }
        for ayah in 2...4 { #expect(letters.contains(QuranFixtures.ayah(112, ayah)), "\(ayah)") }
        #expect(section.contains("class=\"course-passage course-letters-amiri course-size-medium\""))
        walk.device.post("/course/profile/font", ["letters": "hafs", "size": "large"])
        #expect(walk.section("submission").contains("class=\"course-passage course-letters-hafs course-size-large\""))
    }

    @Test("QF-065 under review: amber, with how long ago and within what, and the passage folded but there")
    func review() throws {
        let walk = try CourseScene.pending.walk()
        let section = walk.section("submission")
        let status = try #require(section.firstMatch(of: #/<div class="card course-status course-amber">.*?<\/div>/#))
            .output
        #expect(CourseWalk.words(String(status)).hasPrefix("Under Review Submitted 6 hours ago · Expected within 48h"))
        #expect(status.contains("<svg") && section.contains("<details class=\"course-fold\"><summary>"))
        #expect(!section.contains("course-fold\" open") && section.contains("ayah-text"))
        #expect(try CourseScene.pending.walk("ar").words(Self.learn).contains("يُنتظر خلال ٤٨ ساعة"))
    }

    @Test("QF-066 feedback is ready: green, when it was submitted, and the way down to it, which takes the focus")
    func ready() throws {
        let walk = try CourseScene.feedback.walk()
        let section = walk.section("submission")
        let status = try #require(
            section.firstMatch(of: #/<a href="#feedback" class="card course-status course-green">.*?<\/a>/#)
        ).output
        #expect(CourseWalk.words(String(status)) == "Feedback Ready Submitted 5 December")
        #expect(status.components(separatedBy: "<svg").count == 3, "an icon and a chevron")
        #expect(walk.device.page(Self.learn).contains("id=\"feedback\" tabindex=\"-1\""))
    }

    @Test("QF-068 every attempt of a week stands with its date, what became of it, and its recording to be heard again")
    func history() throws {
        let walk = try CourseScene.ready.walk()
        for _ in 1...2 { walk.submit(2) }
        walk.demo("answer")
        let rows = walk.section("submission").components(separatedBy: "class=\"row course-attempt\"").dropFirst()
        #expect(rows.count == 2)
        for (place, row) in rows.enumerated() {
            let words = CourseWalk.words("<li" + row)
            #expect(words.hasPrefix("Attempt \(place + 1) Saturday 5 December"), "\(words)")
            #expect(row.contains("class=\"course-badge course-green\""))
            #expect(row.contains(#/<audio src="[^"]+" aria-label="Your recording, attempt \d" controls/#))
        }
    }

    @Test(
        "QF-069 QF-070 feedback: who, when, a player with speeds, and questions that the coach is told of; before anything is sent, what to do"
    )
    func feedback() throws {
        let empty = try CourseScene.ready.walk()
        #expect(empty.words(Self.learn).contains("Submit your recording to receive feedback from your Quran Coach."))
        let walk = try CourseScene.feedback.walk()
        let section = walk.section("feedback")
        #expect(section.contains("class=\"course-avatar\"") && section.contains(">Coach Amina</p>"))
        #expect(CourseWalk.words("<p" + section).contains("Saturday 5 December · just now"))
        let sound = try #require(
            section.firstMatch(of: #/<audio src="([^"]+)" aria-label="Audio feedback from Coach Amina" controls/#))
        #expect(
            section.matches(of: #/data-speed="(\d+)"/#).map { String($0.output.1) } == [
                "50", "75", "100", "125", "150",
            ])
        let file = walk.device.get(String(sound.output.1), accept: "*/*")
        #expect(file.status == 200 && file["content-type"] == "audio/wav" && file.body.count == 44 + 24_000)
        #expect(
            section.contains("placeholder=\"Ask a follow-up question...\"")
                && CourseWalk.words("<p" + section).contains(" Send"))
        let id = try #require(try walk.visit().submissions(2).first?.id)
        walk.device.post("/course/learn/weeks/2/feedback", ["submission": id, "text": "How long is the madd?"])
        #expect(walk.words(Self.learn).contains("You · just now How long is the madd?"))
        let visit = try walk.visit()
        let asked = visit.state.submissions.first { $0.id == id }?.awaitsReply
        #expect(asked?.text == "How long is the madd?", "it waits in the coach's queue")
        walk.demo("answer")
        #expect(walk.words(Self.learn).contains("Coach Amina · just now This is a prepared reply of the sample coach."))
    }

    @Test(
        "QF-071 QF-249 the page of the feedback has one's own recording and the coach's together, each with the speeds from 75 to 150 per cent"
    )
    func both() throws {
        let walk = try CourseScene.feedback.walk()
        let page = walk.device.page("/course/learn/weeks/2/feedback")
        let labels = page.matches(of: #/<audio src="[^"]+" aria-label="([^"]*)"/#).map { String($0.output.1) }
        #expect(labels == ["Your recording, attempt 1", "Audio feedback from Coach Amina"])
        for speed in [75, 100, 125, 150] {
            #expect(page.components(separatedBy: "data-speed=\"\(speed)\"").count == 3, "\(speed)")
        }
        for source in page.matches(of: #/<audio src="([^"]+)"/#) {
            #expect(walk.device.get(String(source.output.1), accept: "*/*").status == 200)
        }
        #expect(walk.device.get("/course/learn/sounds/none.wav", accept: "*/*").status == 404)
    }

    @Test("QF-074 weeks that wait: the banner is the first thing under the control, and leads to the oldest")
    func behind() throws {
        let walk = try CourseScene.behind.walk()
        let main = walk.device.page(Self.learn).after("<main")
        let after = main.after("</nav>")
        #expect(after.hasPrefix("<div class=\"banner tone-notice course-behind\""))
        #expect(CourseWalk.links(after)[0] == "/course/learn/weeks/6")
        #expect(!(try CourseScene.done.walk().device.page(Self.learn).contains("course-behind")))
    }

    @Test("QF-075 feedback that was not heard is said in the hero, and leads down to it")
    func heroReady() throws {
        let page = try CourseScene.feedback.walk().device.page(Self.learn)
        #expect(page.contains("<p class=\"course-ready\"><a href=\"#feedback\">Feedback Ready</a></p>"))
        #expect(!(try CourseScene.done.walk().device.page(Self.learn).contains("course-ready")))
    }

    @Test(
        "QF-076 QF-077 QF-088 before the semester and the placement: one card, its video, and weeks that nobody can open yet"
    )
    func before() throws {
        let walk = try CourseScene.before.walk()
        #expect(
            walk.words(Self.learn).contains(
                "Your first lesson unlocks on 28 November 2026. In the meantime, watch the orientation video."))
        #expect(walk.device.page(Self.learn).components(separatedBy: "course-primary").count == 2)
        #expect(walk.device.page(Self.learn).contains("class=\"course-orientation\""))
        let weeks = walk.device.page("/course/learn/weeks")
        #expect(weeks.components(separatedBy: "class=\"course-row\"").count == 16)
        #expect(weeks.components(separatedBy: "course-locked").count == 16 && !weeks.contains("<details"))
        #expect(weeks.contains("Opens 28 November") && weeks.contains("course-track"))
        #expect(walk.device.get("/course/learn/weeks/1").status == 404)
        let earlier = try CourseScene.placement.walk()
        for path in [Self.learn, "/course/learn/weeks"] {
            #expect(
                earlier.words(path).contains(
                    "Your journey begins once you're placed in a level. Assessment results expected within 48 hours."))
            #expect(!earlier.device.page(path).contains("course-journey"), "\(path)")
        }
        #expect(earlier.device.page(Self.learn).contains("class=\"course-orientation\""))
        // With the school's film the card itself plays it.
        for walk in [walk, earlier] {
            try walk.edit { book in
                var film = try #require(book["orientation"]?.object)
                film["file"] = .string("blob:" + String(repeating: "4c", count: 32))
                book["orientation"] = .object(film)
            }
            let card = walk.device.page(Self.learn).after("course-primary").components(separatedBy: "</main>")[0]
            #expect(card.contains("<video src=\"/blobs/4c") && card.contains("data-film=\"orientation\""))
        }
    }

    @Test(
        "QF-078 the assessment's card is the first thing of this week from twelve weeks handed in, and not with eleven")
    func eoc() throws {
        let walk = try CourseWalk.placed()
        for week in 1...11 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.demo("week", week: 14)
        #expect(!walk.device.page(Self.learn).contains("course-eoc"))
        try walk.lesson(12)
        walk.submit(12)
        walk.demo("answer")
        try walk.hear(12)
        let main = walk.device.page(Self.learn).after("<main")
        let first = try #require(main.firstMatch(of: #/<(?:section|div) class="card ([^"]*)"/#))
        #expect(first.output.1.contains("course-eoc"))
        #expect(main.contains(#/<section class="card course-eoc"[^>]*><h2 id="eoc-title"><svg/#))
    }

    @Test(
        "QF-079 QF-085 a week's full page says which week it is, one press from the current, and leads back to its row")
    func away() throws {
        let walk = try CourseScene.behind.walk()
        let weeks = walk.device.page("/course/learn/weeks")
        #expect(
            weeks.contains(
                #/<a href="\/course\/learn\/weeks\/6" class="button button-secondary"><span>View Full Week</#))
        let page = walk.device.page("/course/learn/weeks/6")
        #expect(page.contains("course-number\">Week 6</span>") && page.contains("id=\"lesson\""))
        #expect(walk.words("/course/learn/weeks/6").contains("You are looking at Week 6. The current week is Week 8."))
        #expect(page.contains(#/<a href="\/course\/learn" class="button[^"]*"><span>To the current week</#))
        #expect(page.contains("href=\"/course/learn/weeks#week-6\"") && weeks.contains("id=\"week-6\""))
    }
}
