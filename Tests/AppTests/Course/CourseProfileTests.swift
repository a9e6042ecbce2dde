import Almanac
import Course
import Foundation
import Planner
import Records
import Testing

@testable import App

/// The profile with its nine pages, in every part of a student's life.
struct CourseProfileTests {
    @Test("QF-143 the figures: the week, what was submitted, and what feedback came, as they are")
    func figures() throws {
        let walk = try CourseWalk.placed()
        func figures() -> [String] {
            walk.device.page("/course/profile").components(separatedBy: "<dl class=\"course-stats\">")[1]
                .components(separatedBy: "</dl>")[0].matches(of: #/<dd>([^<]*)<\/dd>/#).map { String($0.output.1) }
        }
        #expect(!walk.device.page("/course/profile").contains("course-stats"), "nothing to count before week 1")
        walk.demo("week", week: 1)
        #expect(figures() == ["1", "0", "0"])
        try walk.whole(1)
        walk.demo("week", week: 3)
        try walk.lesson(2)
        walk.submit(2)
        #expect(figures() == ["3", "2", "1"])
    }

    @Test(
        "QF-144 below the card My Quran Coach with picture, name, bio and messages: what is written arrives, and the coach's answer too"
    )
    func coach() throws {
        let walk = try CourseWalk.placed()
        let page = walk.device.page("/course/profile")
        let parts = page.components(separatedBy: "id=\"coach\"")
        #expect(parts.count == 2 && parts[0].contains("course-identity"))
        #expect(parts[0].components(separatedBy: "<section").count == 2, "directly below the card and its figures")
        let coach = parts[1].components(separatedBy: "</section>")[0]
        for part in ["My Quran Coach", "course-avatar", "Coach Amina", "A sample coach", "Message Coach"] {
            #expect(coach.contains(part), "\(part)")
        }
        let photo = String(repeating: "0a", count: 32)
        try walk.edit { book in
            var people = book["people"]?.array ?? []
            var person = try #require(people[1].object)
            person["photo"] = .string(photo)
            people[1] = .object(person)
            book["people"] = .array(people)
        }
        #expect(
            CourseWalk.plain(walk.device.page("/course/profile")).contains(
                "src=\"/blobs/\(photo)?keep\" alt=\"Photo of Coach Amina\""))
        let taps = CourseTaps(walk, at: "/course/profile")
        try taps.press("Message Coach")
        #expect(taps.path == "/course/messages" && taps.page.contains("No messages yet."))
        for wrong in ["", " ", String(repeating: "a", count: 1_001)] {
            #expect(walk.device.post("/course/messages", ["text": "\(wrong)"]).status == 422)
        }
        walk.device.post("/course/messages", ["text": "Salam <b>, when?"])
        let sent = try walk.visit().facts.messages
        #expect(sent.map(\.text) == ["Salam <b>, when?"] && sent[0].author.role == .student)
        #expect(walk.device.page("/course/messages").contains("Salam &lt;b&gt;, when?"))
        try walk.happen(.messageSent(text: "On Tuesday"), by: .coach, id: "m2")
        let thread = walk.device.page("/course/messages")
        #expect(thread.contains("id=\"message-m2\"") && thread.contains("On Tuesday"))
        #expect(walk.device.page("/course/notifications").contains("/course/messages#message-m2"))
    }

    @Test("name, e-mail and phone are checked, kept, shown on the card and on a second device")
    func details() throws {
        let walk = try CourseWalk.placed()
        let path = "/course/profile/details"
        for (email, phone) in [
            ("x", ""), ("a@b", ""), ("a b@c.org", ""), ("a@@c.org", ""), ("a@c..org", ""), ("", "12345"),
            ("", "phone"), ("", "+1234567890123456"), ("", "12+3456789"),
        ] {
            let answer = try walk.device.call(path, ["name": "Maryam", "email": "\(email)", "phone": "\(phone)"])
            #expect(answer.status == 422, "\(email) \(phone)")
            #expect(answer.json["error"]?["fields"]?[email.isEmpty ? "phone" : "email"] != nil)
        }
        #expect(walk.stored("email") == nil)
        walk.device.post(
            path, ["name": "Maryam A.", "email": "maryam@mail.example.org", "phone": "+٤٤ (20) 7946-0000"])
        #expect(walk.stored("phone") == "+442079460000")
        let other = try QuranFixtures.device()
        other.merge(walk.device.store.values.filter { $0.key.scope == .course })
        for device in [walk.device, other] {
            #expect(device.page("/course/profile").contains("<bdi>Maryam A.</bdi>"))
            let form = device.page(path)
            #expect(form.contains("value=\"maryam@mail.example.org\"") && form.contains("value=\"+442079460000\""))
            #expect(form.contains("type=\"email\"") && form.contains("type=\"tel\""))
        }
    }

    @Test("the photo is kept by its hash, stands on the card and on a second device, and is taken away again")
    func photo() throws {
        let walk = try CourseWalk.placed()
        let hash = String(repeating: "ab", count: 32)
        let page = walk.device.page("/course/profile/details")
        #expect(page.contains("accept=\"image/jpeg,image/png,image/webp\"") && page.contains("data-side=\"512\""))
        #expect(CourseWalk.plain(page).contains("at most 10 MB"))
        for wrong in ["ab", "x" + hash.dropFirst(), hash.uppercased()] {
            #expect(walk.device.post("/course/profile/details", ["photo": wrong]).status == 422, "\(wrong)")
        }
        #expect(walk.stored("photo") == nil)
        #expect(walk.device.post("/course/profile/details", ["photo": hash]).status == 303)
        #expect(walk.stored("photo")?.string == "blob:" + hash, "the record keeps the file")
        let second = try QuranFixtures.device(language: "en")
        second.merge(walk.device.store.values.filter { $0.key.scope == .course })
        for device in [walk.device, second] {
            let card = CourseWalk.plain(device.page("/course/profile"))
            #expect(card.contains("src=\"/blobs/\(hash)?keep\" alt=\"Photo of Maryam\""))
        }
        #expect(walk.device.post("/course/profile/details", ["photo": ""]).status == 303)
        #expect(!walk.device.page("/course/profile").contains("/blobs/"))
    }

    @Test(
        "QF-153 the page about the course says the build's own version, and leads to what is legal and to signing out"
    )
    func about() throws {
        let walk = try CourseWalk.placed()
        let build = walk.device.app.bundle.build
        #expect(!build.isEmpty)
        let page = walk.text("/course/profile/about")
        #expect(page.contains(String(build.prefix(12))))
        #expect(walk.device.page("/course/profile/about").contains("href=\"/legal/privacy\""))
        #expect(
            !walk.device.page("/course/profile/about").contains("href=\"/account\""),
            "who is alone signs out of nothing")
        let site = try SchoolTests.placed().site
        let own = try site.store("huda")
        var asked = Request(path: "/course/profile/about", accept: "text/html", now: own.now, entropy: own.draw())
        asked.member = Member("huda", name: "Huda")
        #expect(own.send(asked).text.contains("href=\"\(App.accountPath)\""))
    }

    @Test("QF-146 a self-hosted copy says so")
    func billing() throws {
        let walk = try CourseWalk.placed()
        #expect(walk.text("/course/profile/billing").contains("Plan Self-hosted"))
        #expect(!walk.text("/course/profile/billing").contains("Payment history"))
    }

    @Test(
        "QF-146 a hosted copy names the plan and lists what was paid, each once with its day and amount, the newest first"
    )
    func payments() throws {
        let device = try Device.commercial(provider: "link", checkout: "https://shop.example/{customer}/{product}")
        device.post("/course/demo", ["step": "begin", "name": "Maryam"])
        device.post("/course/demo", ["step": "place"])
        func words() -> String { CourseWalk.plain(device.page("/course/profile/billing")) }
        #expect(words().contains("Payment history") && !words().contains("data-payments"))
        device.post("/pro", ["step": "buy", "plan": "monthly"])
        let customer = try #require(device.store[Plan.key]?.value(Plan.Name.customer)?.string)
        let month: Int64 = 30 * 86_400_000
        func report(_ type: String, _ id: String, _ at: Int64, _ price: Double, _ more: JSONObject = [:]) -> Int {
            var event: JSONObject = [
                "type": .string(type), "id": .string(id), "app_user_id": .string(customer),
                "event_timestamp_ms": .int(device.now.milliseconds + at), "product_id": "wird_pro_monthly",
                "expiration_at_ms": .int(device.now.milliseconds + at + month),
                "price_in_purchased_currency": .double(price), "currency": "USD",
            ]
            for member in more.members { event[member.name] = member.value }
            return device.purchase(["event": .object(event)]).status
        }
        #expect(report("INITIAL_PURCHASE", "1", 0, 4.99) == 200)
        for _ in 0..<2 { #expect(report("RENEWAL", "2", month, 5.5) == 200) }
        #expect(report("BILLING_ISSUE", "3", month + 5, 9.99) == 200)
        let refund: JSONObject = ["cancel_reason": "CUSTOMER_SUPPORT"]
        #expect(report("CANCELLATION", "4", month + 9, -5.5, refund) == 200)
        let list = words().components(separatedBy: "data-payments")[1].components(separatedBy: "</ul>")[0]
        let rows = list.components(separatedBy: "<li").dropFirst()
        #expect(rows.count == 3, "\(list)")
        #expect(rows.first?.contains("Refunded") == true && rows.dropFirst().first?.contains("5.50") == true)
        #expect(rows.last?.contains("4.99") == true && rows.last?.contains("Refunded") == false)
        #expect(device.store[Payments.key]?.key.scope == Plan.scope, "the server's own: no device writes it")
    }

    @Test(
        "QF-147 QF-155 QF-154 the learning history of a newcomer and of a graduate, with the status before and after the semester"
    )
    func history() throws {
        let walk = try CourseWalk.placed()
        #expect(walk.text("/course/profile").contains("Pre-Semester"))
        #expect(walk.text("/course/profile/history").contains("No level is finished yet."))
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        #expect(
            walk.text("/course/profile").contains("Week 14 of 15")
                && !walk.text("/course/profile").contains("Pre-Semester"))
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        #expect(walk.text("/course/profile").contains("Level Complete -- Awaiting Next Semester"))
        let words = walk.text("/course/profile/history")
        #expect(words.contains("Level 1 -- Reading with Confidence") && words.contains("28 November 2026"))
        let evaluated = try #require(try walk.visit().facts.evaluations.last).at
        #expect(words.contains(try walk.visit().date(evaluated)) && words.contains("Passed"))
    }

    @Test("QF-148 each kind of notification has its switch, which holds; no e-mail is promised where no mail server is")
    func notifications() throws {
        let walk = try CourseWalk.placed()
        let path = "/course/profile/notifications"
        let page = walk.device.page(path)
        for kind in CourseNoteKind.allCases {
            #expect(page.components(separatedBy: "name=\"way-\(kind.rawValue)\"").count - 1 == 3, "\(kind)")
        }
        #expect(page.contains("role=\"switch\"") && walk.text(path).contains("this copy has no mail server configured"))
        walk.device.post(path, ["way-week": "off", "alerts": "off"])
        #expect(try walk.visit().way(.week) == .off && !walk.visit().hasAlerts && walk.visit().way(.live) == .push)
        walk.device.post(path, ["way-week": "push"])
        #expect(try walk.visit().way(.week) == .push && !walk.visit().hasAlerts, "what a form doesn't name stays")
        #expect(try walk.device.call(path, ["way-week": "mail"]).status == 422)
        #expect(try walk.device.call(path, ["alert-sessions": "some"]).status == 422)
    }

    @Test("QF-149 QF-150 two fonts with a preview of a verse and its sizes; the display is the one of all areas")
    func reading() throws {
        let walk = try CourseWalk.placed()
        let page = walk.device.page("/course/profile/font")
        #expect(page.components(separatedBy: "name=\"letters\"").count - 1 == 2)
        #expect(
            page.contains(QuranFixtures.ayah(112, 2)) && page.components(separatedBy: "name=\"size\"").count - 1 == 3)
        walk.device.post("/course/profile/font", ["letters": "hafs", "size": "large"])
        #expect(walk.device.page("/course/profile/font").contains("course-letters-hafs course-size-large"))
        #expect(walk.device.page("/course/profile/display").contains("href=\"/me/appearance\""))
        walk.device.post("/me/appearance", ["textScale": "130"])
        #expect(walk.device.page("/course/profile").contains("data-scale=\"130\""), "one store")
    }

    @Test("help: questions with answers, three subjects to ask the school about, what was asked and answered")
    func help() throws {
        let walk = try CourseWalk.placed()
        let path = "/course/profile/help"
        let words = walk.text(path)
        for subject in ["General", "Tech", "Billing"] { #expect(words.contains(subject)) }
        #expect(walk.device.page(path).components(separatedBy: "course-fold").count - 1 >= 4)
        #expect(try walk.device.call(path, ["topic": "other", "text": "x"]).status == 422)
        #expect(try walk.device.call(path, ["topic": "tech", "text": " "]).status == 422)
        walk.device.post(path, ["topic": "tech", "text": "No sound & no picture"])
        let asked = try #require(try walk.visit().facts.requests.first)
        #expect(asked.topic == .tech && asked.text == "No sound & no picture" && asked.answer == nil)
        #expect(walk.text(path).contains("Sent. The answer will stand here."))
        try walk.happen(.helpAnswered(request: asked.id, text: "Try another browser"), by: .staff, id: "h1")
        #expect(walk.text(path).contains("Try another browser"))
        #expect(walk.device.page("/course/notifications").contains("\(path)#request-\(asked.id)"))
    }

    @Test(
        "QF-152 resources stand in the groups Essential, Supplementary and Reference, with the level's notes among the first"
    )
    func resources() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 2)
        let page = walk.device.page("/course/profile/resources")
        let heads = page.matches(of: #/<h2 class="course-head"[^>]*>([^<]*)<\/h2>/#).map { String($0.output.1) }
        #expect(heads == ["Essential", "Supplementary", "Reference"])
        let essential = page.components(separatedBy: "id=\"essential\"")[1].components(separatedBy: "</section>")[0]
        #expect(
            essential.contains("Level Notes -- Level 1") && essential.contains("Week 2: ")
                && !essential.contains("Week 3: "))
    }

    @Test(
        "QF-156 the section QuranFlow Advanced, with the way to what enrolling needs, stands after the last level alone"
    )
    func advanced() throws {
        let walk = try CourseWalk.placed()
        try walk.edit { book in
            book["advancedOpens"] = "2027-05-01"
            var levels = book["levels"]?.array ?? []
            var level = try #require(levels[0].object)
            level["number"] = 4
            levels[0] = .object(level)
            book["levels"] = .array([levels[0]])
            book["cohorts"] = .array(Array((book["cohorts"]?.array ?? []).prefix(1)))
        }
        #expect(!walk.text("/course/profile").contains("QuranFlow Advanced"))
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        #expect(!walk.text("/course/profile").contains("QuranFlow Advanced"))
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        let taps = CourseTaps(walk, at: "/course/profile")
        #expect(taps.page.contains("id=\"advanced\""))
        try taps.press("About enrollment")
        #expect(taps.path == "/course/enrolment")
        #expect(walk.text("/course/enrolment").contains("Enrollment is separate and opens 1 May 2027."))
        // After an earlier level it isn't there.
        let other = try CourseWalk.placed()
        for week in 1...14 {
            other.demo("week", week: week)
            try other.whole(week)
        }
        other.device.post("/course/learn/assessment")
        other.demo("answer")
        #expect(!other.text("/course/profile").contains("QuranFlow Advanced"))
    }

    @Test("QF-157 before the placement the level and the coach are waited for, in words, and settings and support open")
    func unplaced() throws {
        let walk = try CourseWalk()
        let words = walk.text("/course/profile")
        #expect(words.contains("Pending Assessment Review") && words.contains("Expected within 48 hours"))
        #expect(words.contains("Your coach will be assigned once you're placed in a level."))
        for page in CoursePage.allCases {
            let answer = walk.device.get("/course/profile/\(page.rawValue)")
            #expect(answer.status == 200 && answer.text.contains("<main"), "\(page)")
        }
    }

    @Test("the next level: enrolling waits for its day, is told of then, and holds")
    func enrolment() throws {
        let walk = try CourseWalk.placed()
        #expect(walk.device.get("/course/enrolment").status == 404)
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        #expect(walk.text("/course/enrolment").contains("We'll notify you when enrollment opens"))
        #expect(try walk.device.call("/course/enrolment").json["error"]?["code"] == "enrolment_closed")
        #expect(!walk.text("/course/notifications").contains("Enrollment in Level 2 is open"))
        for _ in 1...2 { walk.demo("saturday") }
        #expect(walk.text("/course/notifications").contains("Enrollment in Level 2 is open"))
        let taps = CourseTaps(walk, at: "/course/notifications")
        try taps.press("Enrollment in Level 2 is open")
        try taps.press("Enroll in Level 2")
        #expect(taps.page.contains("You are enrolled in Level 2."))
        #expect(try walk.visit().facts.enrolled?.cohort == "cohort-2")
        #expect(!walk.text("/course/notifications").contains("Enrollment in Level 2 is open"))
    }
}
