import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// A school: its student, coach and staff over one course, decided by the server.
struct SchoolTests {
    /// Amina, who coaches; Huda, who is new and placed in the semester that runs; and the owner, who is staff.
    static func placed() throws -> (site: SchoolSite, enrolment: String) {
        let site = try SchoolSite()
        try site.claim("coach", as: "amina")
        try site.claim("coach-2", as: "yusuf")
        let person = try site.invite("Huda", "student", as: "huda")
        let enrolment = site.enrolment(of: person)
        site.happen(.assessmentSent(blob: "silence"), .student, person, in: enrolment)
        let placed = site.post(
            SchoolSite.owner, "/course/school/students/\(enrolment)",
            ["step": "place", "cohort": "running", "coach": "coach"])
        #expect(placed.status == 200, "\(placed.text)")
        let own = try site.store("huda")
        for step in ["welcome", "level"] { own.post("/course/welcome", ["step": step]) }
        own.post("/course/welcome", ["step": "letters", "letters": "amiri", "size": "medium"])
        for step in ["coach", "semester"] { own.post("/course/welcome", ["step": step]) }
        return (site, enrolment)
    }

    /// Huda watches a week's lesson.
    static func lesson(_ week: Int, _ site: SchoolSite) {
        for video in 1...3 { site.post("huda", "/course/learn/videos/l1-w\(week)-v\(video)") }
        let done = site.post("huda", "/course/learn/weeks/\(week)")
        #expect(done.status == 200, "\(done.text)")
    }

    /// Huda hands a week's recording in; gives the submission's id.
    static func handIn(_ week: Int, _ site: SchoolSite, _ digit: Character = "a") throws -> String {
        lesson(week, site)
        let hash = SchoolSite.hash(digit)
        let sent = site.post("huda", "/course/learn/weeks/\(week)/recording", ["blob": hash], files: [hash])
        #expect(sent.status == 200, "\(sent.text)")
        let queue = try site.json("amina", "/course/school")["items"]?.array ?? []
        return queue.last {
            $0["student"]?.string != nil && $0["week"]?.int == Int64(week) && $0["news"]?.string == "first"
        }?["submission"]?
        .string ?? ""
    }

    @Test("the sample's school holds thirty students in every state, two coaches and staff, and can be read")
    func sample() throws {
        let site = try SchoolSite(seeded: true)
        let staff = try site.json(SchoolSite.owner, "/course/school")
        #expect(staff["students"]?.int == 30 && staff["coaches"]?.int == 2 && staff["staff"]?.int == 1)
        let roster = try site.json(SchoolSite.owner, "/course/school/roster")["students"]?.array ?? []
        let phases = Set(roster.compactMap { $0["phase"]?.string })
        #expect(
            phases == [
                "registered", "assessment-sent", "pre-semester", "semester", "paused", "eoc-under-review",
                "graduated", "not-passed", "year-2",
            ], "\(phases)")
        for path in [
            "", "/roster", "/sessions", "/announcements", "/curriculum", "/students/e12", "/students/e3",
        ] {
            let page = try site.page(SchoolSite.owner, "/course/school" + path)
            #expect(page.contains("<h1") && page.components(separatedBy: "button-primary").count <= 2, "\(path)")
        }
    }

    @Test("a student's pages stand over the school's copy, with the same screens as at home")
    func student() throws {
        let (site, _) = try Self.placed()
        let page = try site.page("huda", "/course")
        #expect(page.contains("Week 7</span>") && page.contains("of 15 -- Level 1"))
        #expect(!page.contains("A sample course. Its clock"))
        let week = try #require(try site.json("huda", "/course")["week"]?["number"]?.int)
        Self.lesson(Int(week), site)
        #expect(try site.page("huda", "/course").contains("Ready to Submit"))
        #expect(try site.page("huda", "/course/profile").contains("Coach Amina"))
        #expect(try site.status("huda", "/course/demo") == 404)
        // What a student says of themselves is their own, and no other's.
        #expect(site.space.store[SchoolRecords.student] == nil)
        #expect(try site.store("huda").store[SchoolRecords.student] != nil)
    }

    @Test(
        "QF-235 a coach's queue holds their own students' recordings, what was promised first first, by 48 hours, and marks what is overdue"
    )
    func queue() throws {
        let (site, enrolment) = try Self.placed()
        // Two others of hers and one of the other coach, who sent at other times.
        for (number, (coach, hours)) in [("coach", Int64(60)), ("coach", 20), ("coach-2", 5)].enumerated() {
            let person = try site.invite("Student \(number)", "student", as: "student-\(number)")
            let other = site.enrolment(of: person)
            let at = site.now - .hours(hours)
            site.happen(.placed(cohort: "running", coach: coach), .staff, "staff", in: other, at: at - .hours(9))
            site.happen(.submitted(work: .week(7), attempt: 1, blob: "x\(number)"), .student, person, in: other, at: at)
            let sent = try #require(
                site.space.store.values.first { $0.value("event")?["blob"]?.string == "x\(number)" })
            let id = String(sent.key.id.split(separator: ".")[1])
            site.happen(.accepted(submission: id, blob: "x\(number)"), .server, "server", in: other, at: at)
        }
        let before = try site.json("amina", "/course/school")["items"]?.array ?? []
        let id = try Self.handIn(7, site)
        let items = try site.json("amina", "/course/school")["items"]?.array ?? []
        #expect(items.count == before.count + 1)
        let own = try #require(items.first { $0["enrolment"]?.string == enrolment })
        #expect(own["submission"]?.string == id && own["overdue"]?.bool == false)
        #expect((own["secondsLeft"]?.int ?? 0) == 48 * 3_600 && own["news"]?.string == "first")
        let due = items.compactMap { $0["secondsLeft"]?.int }
        #expect(due == due.sorted() && due.contains { $0 < 0 } && due.contains { $0 > 0 })
        let page = try site.page("amina", "/course/school")
        #expect(page.contains("Huda") && page.contains("Their first recording") && page.contains("Past its time"))
        #expect(page.firstRange(of: "Past its time")!.lowerBound < page.firstRange(of: "Huda")!.lowerBound)
        // Everybody in it is hers, and the other coach has none of them.
        let mine = Set(items.compactMap { $0["enrolment"]?.string })
        let his = Set(
            (try site.json("yusuf", "/course/school")["items"]?.array ?? []).compactMap { $0["enrolment"]?.string })
        #expect(!mine.isEmpty && !his.isEmpty && mine.isDisjoint(with: his))
        site.now = site.now + .hours(49)
        let late = try site.json("amina", "/course/school")["items"]?.array ?? []
        #expect(late.first { $0["enrolment"]?.string == enrolment }?["overdue"]?.bool == true)
        #expect(late.count == items.count)
    }

    @Test(
        "a coach answers with words and voice; the student is told and hears it, and until then it is changed or taken back"
    )
    func answer() throws {
        let (site, enrolment) = try Self.placed()
        let id = try Self.handIn(7, site)
        let at = "/course/school/students/\(enrolment)/recordings/\(id)"
        let page = try site.page("amina", at)
        #expect(page.contains("/blobs/" + SchoolSite.hash("a")) && page.contains("Huda"))
        #expect(site.post("amina", at, ["step": "send", "text": " "]).status == 422)
        // A voice that isn't in the coach's own folder isn't sent.
        let voice = SchoolSite.hash("b")
        #expect(site.post("amina", at, ["step": "send", "text": "x", "blob": voice]).status == 409)
        let sent = site.post("amina", at, ["step": "send", "text": "Clear letters.", "blob": voice], files: [voice])
        let feedback = try #require(try JSON(reading: sent.body)["feedback"]?.string, "\(sent.text)")
        #expect(try site.page("huda", "/course").contains("Feedback from Coach Amina"))
        #expect(try site.page("huda", "/course/notifications").contains("Feedback Ready -- Week 7"))
        #expect(try site.page("huda", "/course/learn/weeks/7/feedback").contains("Clear letters."))
        // It is written anew, then taken back.
        let edited = site.post("amina", at, ["step": "edit", "feedback": feedback, "answer": "Clear, and calm."])
        let second = try #require(try JSON(reading: edited.body)["feedback"]?.string)
        let shown = try site.page("huda", "/course/learn/weeks/7/feedback")
        #expect(shown.contains("Clear, and calm.") && !shown.contains("Clear letters."))
        #expect(site.post("amina", at, ["step": "recall", "feedback": second]).status == 200)
        #expect(!(try site.page("huda", "/course").contains("Feedback from")))
        #expect(!(try site.page("huda", "/course/learn/weeks/7/feedback").contains("Clear, and calm.")))
        // What was heard stays.
        let third = site.post("amina", at, ["step": "send", "text": "Third."])
        let heard = try #require(try JSON(reading: third.body)["feedback"]?.string)
        #expect(site.post("huda", "/course/learn/weeks/7/feedback", ["feedback": heard]).status == 200)
        #expect(site.post("amina", at, ["step": "recall", "feedback": heard]).status == 409)
        #expect(site.post("amina", at, ["step": "edit", "feedback": heard, "answer": "x"]).status == 409)
        #expect(try site.page("amina", at).contains("Heard"))
    }

    @Test("questions and messages go both ways, and each side is told of the other's")
    func words() throws {
        let (site, enrolment) = try Self.placed()
        let id = try Self.handIn(7, site)
        let at = "/course/school/students/\(enrolment)/recordings/\(id)"
        #expect(site.post("amina", at, ["step": "reply", "note": "Early."]).status == 409)
        site.post("amina", at, ["step": "send", "text": "Good."])
        let asked = site.post(
            "huda", "/course/learn/weeks/7/feedback", ["submission": id, "text": "Which letter?"])
        #expect(asked.status == 200, "\(asked.text)")
        // The coach is told: it stands in the queue, with its own promise.
        let items = try site.json("amina", "/course/school")["items"]?.array ?? []
        #expect(items.contains { $0["kind"]?.string == "question" && $0["enrolment"]?.string == enrolment })
        #expect(try site.page("amina", "/course/school").contains("A question"))
        #expect(try site.page("amina", at).contains("Which letter?"))
        #expect(site.post("amina", at, ["step": "reply", "note": "The ha."]).status == 200)
        let after = try site.json("amina", "/course/school")["items"]?.array ?? []
        #expect(!after.contains { $0["kind"]?.string == "question" && $0["enrolment"]?.string == enrolment })
        #expect(try site.page("huda", "/course/notifications").contains("Coach Amina replied -- Week 7"))
        #expect(try site.page("huda", "/course/learn/weeks/7/feedback").contains("The ha."))
        // Messages apart from recordings.
        let student = "/course/school/students/\(enrolment)"
        #expect(site.post("amina", student, ["text": "Peace be with you, Huda."]).status == 200)
        let facts = try site.json("amina", student)["messages"]?.array ?? []
        #expect(facts.last?["text"]?.string == "Peace be with you, Huda.")
    }

    @Test(
        "QF-238 a coach evaluates the assessment: passed and not passed each lead the student to their state, and tell them"
    )
    func evaluation() throws {
        for isPassed in [true, false] {
            let site = try SchoolSite(seeded: true)
            try site.claim("coach", as: "amina")
            try site.claim("student-24", as: "maryam")
            let items = try site.json("amina", "/course/school")["items"]?.array ?? []
            let item = try #require(items.first { $0["week"]?.string == "eoc" && $0["enrolment"]?.string == "e24" })
            let at = "/course/school/students/e24/recordings/\(item["submission"]?.string ?? "")"
            #expect(site.post("amina", at, ["step": "evaluate", "text": "x"]).status == 422)
            #expect(site.post("amina", at, ["step": "send", "text": "x"]).status == 404)
            let sent = site.post(
                "amina", at, ["step": "evaluate", "result": isPassed ? "passed" : "not-passed", "text": "Well read."])
            #expect(sent.status == 200, "\(sent.text)")
            #expect(site.post("amina", at, ["step": "evaluate", "result": "passed", "text": "x"]).status == 409)
            let state = try site.json("maryam", "/course")
            #expect(state["phase"]?.string == (isPassed ? "graduated" : "not-passed"))
            #expect(state["primary"]?["state"]?.string == (isPassed ? "graduated" : "not-passed"))
            #expect(try site.page("maryam", "/course/notifications").contains("The assessment’s result is here"))
            let own = try site.store("maryam")
            for step in ["welcome", "level"] { own.post("/course/welcome", ["step": step]) }
            own.post("/course/welcome", ["step": "letters", "letters": "amiri", "size": "medium"])
            for step in ["coach", "semester"] { own.post("/course/welcome", ["step": step]) }
            #expect(try site.page("maryam", "/course/learn/assessment").contains("Well read."))
        }
    }

    @Test("QF-239 staff place a student by their assessment: level, coach and semester; the first steps begin")
    func placement() throws {
        let site = try SchoolSite(seeded: true)
        try site.claim("coach", as: "amina")
        try site.claim("student-3", as: "sara")
        let waiting = try site.json("sara", "/course")
        #expect(waiting["phase"]?.string == "assessment-sent" && waiting["primary"]?["state"]?.string == "placement")
        let staff = try site.json(SchoolSite.owner, "/course/school")["waiting"]?.array ?? []
        #expect(staff.contains { $0.string == "e3" })
        let at = "/course/school/students/e3"
        #expect(try site.page(SchoolSite.owner, at).contains("Place the student"))
        for fields: KeyValuePairs<String, String> in [
            ["step": "place"], ["step": "place", "cohort": "none", "coach": "coach"],
            ["step": "place", "cohort": "next", "coach": "student-1"], ["step": "x"],
        ] {
            #expect(site.post(SchoolSite.owner, at, fields).status == 422)
        }
        #expect(site.post(SchoolSite.owner, at, ["step": "pause"]).status == 409)
        let placed = site.post(
            SchoolSite.owner, at, ["step": "place", "cohort": "next", "coach": "coach"])
        #expect(placed.status == 200, "\(placed.text)")
        let state = try site.json("sara", "/course")
        #expect(state["phase"]?.string == "pre-semester" && state["coach"]?.string == "coach")
        #expect(state["triptych"]?["level"] != nil && state["triptych"]?["start"] != nil)
        // The first steps stand before the course.
        #expect(try site.store("sara").get("/course")["location"] == "/course/welcome")
        #expect(
            !((try site.json(SchoolSite.owner, "/course/school")["waiting"]?.array ?? []).contains { $0.string == "e3" })
        )
        #expect(try site.page("amina", "/course/school").contains("Sara"))
        // Later changes: another coach, a rest and its end.
        try site.claim("coach-2", as: "yusuf")
        #expect(site.post(SchoolSite.owner, at, ["step": "coach", "coach": "coach-2"]).status == 200)
        #expect(try site.status("amina", at) == 404 && (try site.status("yusuf", at)) == 200)
        #expect(site.post(SchoolSite.owner, at, ["step": "pause"]).status == 200)
        #expect(try site.json("sara", "/course")["phase"]?.string == "paused")
        #expect(site.post(SchoolSite.owner, at, ["step": "resume"]).status == 200)
        #expect(try site.json("sara", "/course")["phase"]?.string == "pre-semester")
    }

    @Test(
        "QF-242 an announcement reaches the addressed levels alone, once however often its form is sent, as a notification that leads to it"
    )
    func announcement() throws {
        let (site, _) = try Self.placed()
        try site.invite("Sara", "student", as: "sara")
        let number = String(repeating: "0", count: 31) + "7"
        for _ in 0..<2 {
            let sent = site.post(
                SchoolSite.owner, "/course/school/announcements",
                ["title": "A free day", "text": "There is no class on Tuesday.", "level-level-1": "on"], number: number)
            #expect(sent.status == 200 || sent.status == 303, "\(sent.text)")
        }
        site.post(
            SchoolSite.owner, "/course/school/announcements", ["title": "For Two", "text": "x", "level-level-2": "on"])
        site.post(SchoolSite.owner, "/course/school/announcements", ["title": "For all", "text": "y"])
        func titles(_ account: String) throws -> [String] {
            try site.store(account).store.values.filter { $0.key.kind == RecordKind.schoolNews.kind && !$0.isDeleted }
                .compactMap { $0.value(SchoolRecords.Name.announcement)?["title"]?.string }.sorted()
        }
        #expect(try titles("huda") == ["A free day", "For all"])
        #expect(try titles("sara") == ["For all"])
        #expect(try titles("amina") == ["A free day", "For Two", "For all"])
        let notes = try site.page("huda", "/course/notifications")
        #expect(notes.components(separatedBy: "A free day").count == 2)
        let id = try #require(
            site.space.store.values.first {
                $0.value(SchoolRecords.Name.announcement)?["title"]?.string == "A free day"
            }?.key.id)
        #expect(notes.contains("href=\"/course/notifications/\(id)\""))
        #expect(try site.page("huda", "/course/notifications/\(id)").contains("There is no class on Tuesday."))
        #expect(try site.status("sara", "/course/notifications/\(id)") == 404)
    }
}
