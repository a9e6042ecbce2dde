import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What a student says reaches their coach and the school, and the answer reaches them.
struct SchoolRowsTests {
    /// The alerts that somebody's devices would be given now.
    static func alerts(_ site: SchoolSite, _ account: String) throws -> [TimedAlert] {
        let device = try site.store(account)
        var found: [TimedAlert] = []
        _ = device.decide(Request(path: "/course", now: device.now, entropy: device.draw())) {
            request, workspace, resources in
            let library = Library(workspace: workspace, resources: resources)
            do throws(NeedsData) {
                let context = try RequestContext(
                    request, route: .course(.today), query: FormFields(), bundle: device.app.bundle, library: library)
                found = try CourseAlerts.alerts(context, since: device.now - .minutes(10))
                return .respond(Response(status: 204), changes: Changes())
            } catch {
                return .needs(error.needs)
            }
        }
        return found.filter { $0.at <= device.now }
    }

    @Test(
        "QF-132 that one comes stays after a reload and on a second device, and the coach's page of the session counts and names who comes"
    )
    func coming() throws {
        let (site, _) = try SchoolTests.placed()
        let session = try #require(
            site.json(SchoolSite.owner, "/course/school/sessions")["sessions"]?.array?.first { session in
                session["start"]?.string.flatMap { InstantText.read($0) }.map { $0 > site.now } == true
                    && session["level"]?.string.map { $0 == "level-1" } != false
            }?["id"]?.string)
        let (at, coach) = ("/course/schedule/" + session, "/course/school/sessions/" + session)
        #expect(try site.json("amina", coach)["coming"]?.array == [])
        #expect(site.post("huda", at, ["coming": "on"]).status == 200)
        for _ in 0..<2 { #expect(try site.page("huda", at).contains("name=\"coming\" value=\"off\"")) }
        let second = try QuranFixtures.device(language: "en")
        second.now = site.now
        second.merge(Array(try site.store("huda").store.values.filter { $0.key.kind != RecordKind.operation.kind }))
        #expect(second.page(at).contains("name=\"coming\" value=\"off\""))
        #expect(try site.json("amina", coach)["coming"]?.array == ["Huda"])
        let page = try site.page("amina", coach)
        #expect(page.contains("1 will come") && page.contains("Huda"))
        // Who takes it back comes no more.
        #expect(site.post("huda", at, ["coming": "off"]).status == 200)
        #expect(try site.json("amina", coach)["coming"]?.array == [])
    }

    @Test(
        "QF-144 Message Coach, directly below the student's card, opens the thread; what is written there the coach sees on the student's page"
    )
    func message() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let profile = try site.page("huda", "/course/profile")
        let parts = profile.components(separatedBy: "id=\"coach\"")
        #expect(parts.count == 2 && parts[0].contains("course-identity"))
        let section = parts[1].components(separatedBy: "</section>")[0]
        for part in ["My Quran Coach", "course-avatar", "Coach Amina", "/course/messages", "Message Coach"] {
            #expect(section.contains(part), "\(part)")
        }
        #expect(try site.page("huda", "/course/messages").contains("No messages yet."))
        #expect(site.post("huda", "/course/messages", ["text": "Salam, <b>when?"]).status == 200)
        #expect(try site.page("huda", "/course/messages").contains("Salam, &lt;b&gt;when?"))
        let home = try site.page("amina", "/course/school")
        #expect(home.contains("data-messages") && home.contains("/course/school/students/\(enrolment)"))
        #expect(try site.page("amina", "/course/school/students/\(enrolment)").contains("Salam, &lt;b&gt;when?"))
        #expect(try site.status("yusuf", "/course/school/students/\(enrolment)") == 404)
    }

    @Test(
        "QF-151 the help center asks the school about three subjects; what is asked reaches its staff, whose answer reaches the student"
    )
    func help() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let page = try site.page("huda", "/course/profile/help")
        for topic in ["General", "Tech", "Billing"] { #expect(page.contains(topic), "\(topic)") }
        #expect(page.components(separatedBy: "<details").count > 4, "questions that are often asked")
        let student = "/course/school/students/\(enrolment)"
        for (topic, text) in [("general", "When?"), ("tech", "How?"), ("billing", "What <i>for?")] {
            let sent = site.post("huda", "/course/profile/help", ["topic": "\(topic)", "text": "\(text)"])
            #expect(sent.status == 200, "\(sent.text)")
        }
        #expect(try site.json(SchoolSite.owner, "/course/school")["requests"]?.int == 3)
        #expect(try site.page(SchoolSite.owner, "/course/school").contains("Questions to the school"))
        #expect(try Self.alerts(site, SchoolSite.owner).count { $0.key.hasPrefix("school-") } == 3)
        let shown = try site.page(SchoolSite.owner, student)
        #expect(shown.contains("When?") && shown.contains("What &lt;i&gt;for?"))
        // A coach is not asked.
        #expect(!(try site.page("amina", student).contains("What &lt;i&gt;for?")))
        let requests = try #require(site.json(SchoolSite.owner, student)["requests"]?.array)
        let id = try #require(requests[2]["id"]?.string)
        for fields: KeyValuePairs<String, String> in [
            ["step": "request", "request": "x", "text": "a"], ["step": "request", "request": id, "text": " "],
        ] {
            #expect([404, 422].contains(site.post(SchoolSite.owner, student, fields).status))
        }
        let answered = site.post(
            SchoolSite.owner, student, ["step": "request", "request": id, "text-\(id)": "For the books."])
        #expect(answered.status == 200, "\(answered.text)")
        #expect(try site.json(SchoolSite.owner, "/course/school")["requests"]?.int == 2)
        #expect(try site.page("huda", "/course/profile/help").contains("For the books."))
        #expect(try site.page("huda", "/course/notifications").contains("/course/profile/help#request-\(id)"))
    }

    @Test(
        "QF-237 a question on a recording and a message go to the coach, and the answers back: each side is told of the other's, on its page and by an alert"
    )
    func words() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let at = "/course/school/students/\(enrolment)/recordings/\(id)"
        let student = "/course/school/students/\(enrolment)"
        site.post("amina", at, ["step": "send", "text": "Good."])
        site.post("huda", "/course/learn/weeks/7/feedback", ["submission": id, "text": "Which letter?"])
        site.post("huda", "/course/messages", ["text": "Salam."])
        let told = try Self.alerts(site, "amina")
        #expect(told.contains { $0.alert.body == "Which letter?" && $0.alert.page == at })
        #expect(told.contains { $0.alert.body == "Salam." && $0.alert.page == student })
        #expect(told.allSatisfy { $0.alert.title.contains("Huda") })
        #expect(!(try Self.alerts(site, "yusuf").contains { $0.key.hasPrefix("school-") }))
        let home = try site.page("amina", "/course/school")
        #expect(home.contains("A question") && home.contains("data-messages"))
        #expect(site.post("amina", at, ["step": "reply", "note": "The ha."]).status == 200)
        #expect(site.post("amina", student, ["text": "And peace."]).status == 200)
        // What one says oneself calls nobody.
        #expect(!(try Self.alerts(site, "amina").contains { $0.alert.body == "The ha." }))
        let hers = try Self.alerts(site, "huda")
        for text in ["The ha.", "And peace."] { #expect(hers.contains { $0.alert.body.contains(text) }, "\(text)") }
        let notes = try site.page("huda", "/course/notifications")
        #expect(notes.contains("The ha.") && notes.contains("And peace."))
        #expect(try site.page("huda", "/course/learn/weeks/7/feedback").contains("The ha."))
        #expect(try site.page("huda", "/course/messages").contains("And peace."))
    }

    @Test(
        "QF-167 a coach's reply is told once, by an alert and on the page, and both lead to that thread at the reply's own place"
    )
    func reply() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let at = "/course/school/students/\(enrolment)/recordings/\(id)"
        site.post("amina", at, ["step": "send", "text": "Good."])
        site.post("huda", "/course/learn/weeks/7/feedback", ["submission": id, "text": "Which letter?"])
        #expect(!(try Self.alerts(site, "huda").contains { $0.alert.page.contains("#reply-") }))
        let replied = site.post("amina", at, ["step": "reply", "note": "The ha, from the throat."])
        #expect(replied.status == 200, "\(replied.text)")
        let told = try Self.alerts(site, "huda").filter { $0.alert.page.contains("#reply-") }
        #expect(told.count == 1 && told[0].alert.title.contains("replied"))
        let page = told[0].alert.page
        let place = page.components(separatedBy: "#")[1]
        let notes = try site.page("huda", "/course/notifications")
        #expect(notes.components(separatedBy: "href=\"\(page)\"").count == 2)
        let thread = try site.page("huda", page.components(separatedBy: "#")[0])
        let item = thread.components(separatedBy: "id=\"\(place)\"")
        #expect(item.count == 2 && item[1].components(separatedBy: "</li>")[0].contains("The ha, from the throat."))
        // Nobody else is told, and what the student says themselves calls nobody.
        #expect(!(try Self.alerts(site, "yusuf").contains { $0.alert.page == page }))
        site.post("huda", "/course/learn/weeks/7/feedback", ["submission": id, "text": "Thank you."])
        #expect(try Self.alerts(site, "huda").count { $0.alert.page.contains("#reply-") } == 1)
    }

    @Test(
        "a coach marks places with a kind, a line and their voice; the student gets them with the answer, and until it is heard each is taken back"
    )
    func pins() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let at = "/course/school/students/\(enrolment)/recordings/\(id)"
        let voice = SchoolSite.hash("d")
        for fields: KeyValuePairs<String, String> in [
            ["step": "pin", "kind": "x", "from": "1", "until": "2"],
            ["step": "pin", "kind": "madd", "from": "2", "until": "1"],
            ["step": "pin", "kind": "madd", "from": "", "until": "1"],
            ["step": "pin", "kind": "madd", "from": "1.2345", "until": "2"],
            ["step": "pin", "kind": "madd", "from": "1", "until": "999999"],
        ] {
            #expect(site.post("amina", at, fields).status == 422)
        }
        let spoken: KeyValuePairs<String, String> = [
            "step": "pin", "kind": "madd", "from": "1.5", "until": "3", "words": "2-3", "remark": "Longer.",
            "blob": voice,
        ]
        #expect(site.post("amina", at, spoken).status == 409, "the voice is not there yet")
        let number = String(repeating: "0", count: 31) + "5"
        for _ in 0..<2 { site.post("amina", at, spoken, files: [voice], number: number) }
        site.post("amina", at, ["step": "pin", "kind": "well-done", "from": "4", "until": "5"])
        let pins = try #require(site.json("amina", at)["pins"]?.array)
        #expect(pins.count == 2 && pins[0]["start"]?.int == 1_500 && pins[0]["end"]?.int == 3_000)
        #expect(pins[0]["words"] == [2, 3] && pins[0]["text"]?.string == "Longer.")
        #expect(pins[0]["kind"]?.string == "madd")
        #expect(try site.page("amina", at).contains("data-jump=\"1500\""))
        #expect(site.post("yusuf", at, ["step": "unpin", "pin": pins[0]["id"]?.string ?? ""]).status == 404)
        func plots() throws -> Int {
            try site.page("amina", "/course/school/students/\(enrolment)").components(
                separatedBy: "class=\"pins-bars\""
            )
            .count - 1
        }
        #expect(try plots() == 2, "each kind that was marked has its plot over the weeks")
        #expect(site.post("amina", at, ["step": "unpin", "pin": pins[1]["id"]?.string ?? ""]).status == 200)
        #expect(try plots() == 1)
        let sent = site.post("amina", at, ["step": "send", "text": "Good."])
        let page = try site.page("huda", "/course/learn/weeks/7/feedback")
        #expect(page.contains("Longer.") && page.contains("/blobs/\(voice)?keep") && !page.contains("Well done"))
        let feedback = try #require(try JSON(reading: sent.body)["feedback"]?.string)
        site.post("huda", "/course/learn/weeks/7/feedback", ["feedback": feedback])
        #expect(site.post("amina", at, ["step": "unpin", "pin": pins[0]["id"]?.string ?? ""]).status == 409)
        // The voice is the student's to hear, and nobody else's.
        func owners(_ account: String) -> Int {
            let body: JSON = ["file": .string(voice), "person": .string(account)]
            let answer = site.host(body.text(), site.space.app.handleSchoolFile)
            return (try? JSON(reading: answer.body))?["owners"]?.array?.count ?? 0
        }
        #expect(owners("huda") == 1 && owners("amina") == 1 && owners("yusuf") == 0 && owners("stranger") == 0)
    }

    @Test("the files that the curriculum and one's sessions name are for everybody of the school, and for nobody else")
    func curriculum() throws {
        let (site, _) = try SchoolTests.placed()
        try site.invite("Bilal", "student", as: "bilal")
        let (film, session) = (SchoolSite.hash("e"), SchoolSite.hash("f"))
        var file = try #require(try site.json(SchoolSite.owner, "/course/school/curriculum").object)
        var levels = try #require(file["levels"]?.array)
        var level = try #require(levels[0].object)
        var weeks = try #require(level["weeks"]?.array)
        var week = try #require(weeks[0].object)
        var videos = try #require(week["videos"]?.array)
        var video = try #require(videos[0].object)
        video["file"] = .string("blob:" + film)
        videos[0] = .object(video)
        week["videos"] = .array(videos)
        weeks[0] = .object(week)
        level["weeks"] = .array(weeks)
        levels[0] = .object(level)
        file["levels"] = .array(levels)
        var sessions = try #require(file["sessions"]?.array)
        var changed = try #require(sessions[0].object)
        changed["level"] = "level-1"
        changed["recording"] = [
            "video": "r", "seconds": 60, "published": "2026-01-01T00:00:00Z", "file": .string("blob:" + session),
        ]
        sessions[0] = .object(changed)
        file["sessions"] = .array(sessions)
        let taken = site.post(
            SchoolSite.owner, "/course/school/curriculum", ["step": "take", "text": JSON.object(file).text()])
        #expect(taken.status == 200, "\(taken.text)")
        func has(_ account: String, _ hash: String) -> Bool {
            let body: JSON = ["file": .string(hash), "person": .string(account)]
            return site.host(body.text(), site.space.app.handleSchoolFile).status == 200
        }
        for account in ["huda", "amina", "bilal", SchoolSite.owner] { #expect(has(account, film), "\(account)") }
        for account in ["huda", "amina", SchoolSite.owner] { #expect(has(account, session), "\(account)") }
        #expect(!has("bilal", session), "of a level that he isn't in")
        for account in ["stranger", ""] { #expect(!has(account, film) && !has(account, session), "\(account)") }
        #expect(!has("huda", SchoolSite.hash("9")))
    }
}
