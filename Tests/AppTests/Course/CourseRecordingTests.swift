import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Recordings that are handed in by their hashes, and what a server makes of them.
struct CourseRecordingTests {
    /// The hash of a recording by a digit.
    static func hash(_ digit: Character) -> String { String(repeating: digit, count: 64) }

    /// A student in a week whose lesson is done.
    private static func ready(week: Int = 1, language: String = "en") throws -> CourseWalk {
        let walk = try CourseWalk.placed(language: language)
        walk.demo("week", week: week)
        try walk.lesson(week)
        return walk
    }

    @Test(
        "QF-205 a recording that was handed in waits, by name and in every count, until the server has it; sent however often it is one"
    )
    func waits() throws {
        let walk = try Self.ready()
        for _ in 0..<3 { #expect(try walk.hand(1, Self.hash("a")).status == 200) }
        let waiting = try walk.visit()
        #expect(waiting.state.submissions.count == 1 && waiting.week(1)?.recording == .waiting)
        #expect(waiting.state.allowance?.remaining == 1)
        for page in ["/course/learn", "/course/learn/weeks/1/recording"] {
            let html = walk.device.page(page)
            #expect(html.contains("Waiting to send") && html.contains("data-take=\"\(Self.hash("a"))\""), "\(page)")
            #expect(!html.contains("Recording Submitted") && !html.contains("Under Review"), "\(page)")
        }
        #expect(walk.desk().open == [Self.hash("a")])
        // The server has another recording, and none of this hash.
        walk.rule(held: [Self.hash("b")])
        #expect(try walk.visit().week(1)?.recording == .waiting)
        walk.rule(held: [Self.hash("a")])
        guard case .underReview = try walk.visit().week(1)?.recording else {
            Issue.record("it isn't accepted")
            return
        }
        let before = walk.device.store.count { $0.key.kind == RecordKind.courseEvent.kind }
        walk.rule(held: [Self.hash("a")])
        #expect(walk.device.store.count { $0.key.kind == RecordKind.courseEvent.kind } == before)
        #expect(walk.desk().open.isEmpty)
        #expect(walk.device.page("/course/learn").contains("<audio src=\"/blobs/\(Self.hash("a"))?keep\""))
    }

    @Test(
        "QF-173 handing in changes submission section, triptych, primary card, deadline card and banner in one commit; offline all say that it waits, and the server's word settles all at once",
        arguments: [false, true])
    func surfaces(isOffline: Bool) throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        walk.demo("week", week: 2)
        try walk.lesson(1)
        try walk.lesson(2)
        #expect(try walk.visit().state.overdue.map { $0.number } == [1])
        let before = try walk.surfaces()
        // What one commit holds is there whole or not at all: the form writes one event.
        for (week, digit) in [(2, Character("a")), (1, Character("b"))] {
            #expect(try walk.hand(week, Self.hash(digit)).status == 200)
        }
        let waiting = try walk.surfaces()
        for (name, words) in before { #expect(waiting[name] != words, "\(name)") }
        #expect(waiting["submission"]?.contains("Waiting to send") == true)
        #expect(try walk.visit().state.overdue.isEmpty)
        if isOffline {
            walk.rule(held: [])
            #expect(try walk.surfaces() == waiting)
            walk.device.now = walk.device.now + .hours(3)
        }
        walk.rule(held: [Self.hash("a"), Self.hash("b")])
        let settled = try walk.surfaces()
        for name in ["submission", "triptych", "deadline"] { #expect(settled[name] != waiting[name], "\(name)") }
        #expect(settled.values.allSatisfy { !$0.contains("Waiting to send") })
        walk.rule(held: [Self.hash("a"), Self.hash("b")])
        #expect(try walk.surfaces() == settled)
    }

    @Test(
        "QF-096 once the server has it: the words, the way back to the week, and the recorder only where it is asked for"
    )
    func success() throws {
        let walk = try Self.ready(week: 8)
        try walk.hand(8, Self.hash("a"))
        walk.rule(held: [Self.hash("a")])
        let page = walk.device.page("/course/learn/weeks/8/recording?notice=courseSubmitted")
        #expect(page.contains("Recording Submitted. Your coach will respond within 48 hours."))
        #expect(
            page.contains("Return to Week 8") && page.contains("course-success") && !page.contains("data-recorder="))
        #expect(walk.device.page("/course/learn/weeks/8/recording?again=1").contains("data-recorder="))
        walk.device.now = walk.device.now + .hours(1)
        let later = walk.device.page("/course/learn/weeks/8/recording")
        #expect(later.contains("data-recorder=") && !later.contains("Recording Submitted"))
    }

    @Test(
        "QF-097 with both used: the sentence with the next Saturday of the student's zone, the button off, and no form",
        arguments: ["en", "ar", "fr"])
    func spent(language: String) throws {
        let walk = try Self.ready(week: 3, language: language)
        try walk.lesson(2)
        try walk.hand(3, Self.hash("a"))
        try walk.hand(2, Self.hash("b"))
        walk.rule(held: [Self.hash("a"), Self.hash("b")])
        let page = walk.device.page("/course/learn/weeks/3/recording?again=1").replacing("&#39;", with: "'")
        if language == "en" {
            #expect(
                page.contains("You've used both attempts this week. Your next attempt opens Saturday 19 December."))
        }
        #expect(page.contains("class=\"course-record\" disabled") && !page.contains("data-hand-in"))
        #expect(!page.contains("action=\"/course/learn/weeks/3/recording\""))
        let refused = try walk.hand(3, Self.hash("c"))
        #expect(refused.status == 409 && refused.json["error"]?["code"] == "allowance_spent")
    }

    @Test(
        "QF-098 the question before a recording goes, with the coach's name and what is really left; nothing is sent without it"
    )
    func question() throws {
        let walk = try Self.ready(week: 8)
        try walk.lesson(7)
        func question() -> [String] {
            let page = walk.device.page("/course/learn/weeks/8/recording")
            let dialog = page.components(separatedBy: "<dialog").dropFirst().first ?? ""
            return HTMLWords("<dialog" + (dialog.components(separatedBy: "</dialog>").first ?? "")).said.map {
                $0.replacing(#/[\u{2066}-\u{2069}]/#, with: "")
            }
        }
        #expect(
            question() == [
                "Submit This Recording?", "This will be sent to Coach Amina. You will have 1 attempt remaining.",
                "Submit", "Cancel",
            ])
        try walk.hand(7, Self.hash("a"))
        #expect(question()[1] == "This will be sent to Coach Amina. You will have 0 attempts remaining.")
    }

    @Test(
        "two devices that each had one left don't both have it: the server takes what was made first, and says why not")
    func twoDevices() throws {
        let walk = try Self.ready(week: 3)
        try walk.lesson(1)
        try walk.lesson(2)
        try walk.hand(3, Self.hash("a"))
        walk.rule(held: [Self.hash("a")])
        // Neither device knew of the other's.
        for (number, digit) in [(1, Character("b")), (2, Character("c"))] {
            walk.announce(number, Self.hash(digit), id: "\(number)-elsewhere")
        }
        walk.rule(held: [Self.hash("b"), Self.hash("c")])
        let submissions = try walk.visit().state.submissions
        #expect(submissions.first { $0.hash == Self.hash("b") }?.accepted != nil)
        guard case .refused(_, .allowanceSpent) = submissions.first(where: { $0.hash == Self.hash("c") })?.standing
        else {
            Issue.record("the third is taken")
            return
        }
    }

    @Test(
        "what never came is given up after a week and taken if it comes after all; a form that names no hash hands nothing in"
    )
    func missing() throws {
        let walk = try Self.ready()
        try walk.hand(1, Self.hash("a"))
        walk.device.now = walk.device.now + .days(6)
        walk.rule(held: [], givesUp: true)
        #expect(try walk.visit().week(1)?.recording == .waiting)
        walk.device.now = walk.device.now + .days(2)
        walk.rule(held: [])
        #expect(try walk.visit().week(1)?.recording == .waiting, "only upkeep gives up")
        walk.rule(held: [], givesUp: true)
        #expect(try walk.visit().submissions(1).first?.isRefused == true)
        #expect(try walk.visit().state.allowance?.remaining == 2 && walk.desk().open == [Self.hash("a")])
        walk.rule(held: [Self.hash("a")])
        #expect(try walk.visit().submissions(1).first?.accepted != nil)
        for name in ["", "a", Self.hash("A"), "blob:" + Self.hash("a"), "../../etc/passwd"] {
            #expect(try walk.hand(1, name).status == 422, "\(name)")
        }
    }

    @Test("no sync brings, changes or takes away a verdict on a recording; the silence of a course at home is taken")
    func verdicts() throws {
        let walk = try Self.ready()
        try walk.hand(1, Self.hash("a"))
        walk.rule(held: [Self.hash("a")])
        let visit = try walk.visit()
        let submission = try #require(visit.submissions(1).first)
        let name = try #require(RecordingName.name(hash: Self.hash("a")))
        let stored = try #require(walk.device.store.values.first { RecordingDesk.isVerdict(id: $0.key.id) })
        let rules = walk.device.app.syncRules(now: walk.device.now.milliseconds)
        func refusal(_ key: RecordKey, _ act: CourseAct?, over stored: Record? = nil) -> String? {
            let stamp = Stamp(
                milliseconds: walk.device.now.milliseconds + 1, counter: 0, replica: Replica(number: 9))
            var incoming = Record(key: key)
            incoming.set(Record.deletedField, to: .bool(act == nil), at: stamp)
            if let act {
                let event = CourseEvent(
                    id: key.id, enrolment: visit.state.enrolment.id, author: .theServer, at: visit.now,
                    received: visit.now, act: act)
                incoming.set(CourseRecords.Name.event, to: event.json, at: stamp)
            }
            return rules.refusal(
                SyncProposal(
                    replica: Replica(number: 9), stored: stored, incoming: incoming,
                    merged: stored.map { $0.merging(incoming) } ?? incoming))
        }
        let other = RecordKind.courseEvent.key("other")
        #expect(refusal(other, .accepted(submission: submission.id, blob: name)) == "verdict")
        #expect(refusal(other, .refused(submission: submission.id, reason: .paused)) == "verdict")
        #expect(refusal(stored.key, .refused(submission: submission.id, reason: .paused), over: stored) == "verdict")
        #expect(refusal(stored.key, nil, over: stored) == "verdict")
        #expect(refusal(other, .accepted(submission: "x", blob: CourseSounds.silence + "1")) == nil)
        #expect(
            rules.refusal(
                SyncProposal(replica: Replica(number: 9), stored: stored, incoming: stored, merged: stored)) == nil)
    }

    @Test(
        "QF-090 week 8 with 2 of 2 attempts left, the passage out of the checked text alone, and every control with its name"
    )
    func page() throws {
        let walk = try Self.ready(week: 8)
        let page = walk.device.page("/course/learn/weeks/8/recording")
        #expect(page.contains(">Week 8<") && HTMLWords(page).said.contains("2 of 2 attempts remaining"))
        #expect(page.contains("class=\"ayah-text\""))
        let controls = page.matches(of: #/<(button|audio|progress)\b([^>]*)>(.*?)<\/\1>/#.dotMatchesNewlines())
        #expect(controls.count > 10)
        for control in controls {
            let words = HTMLWords("<p>" + String(control.output.3) + "</p>").said.joined()
            #expect(!words.isEmpty || control.output.2.contains("aria-label=\""), "\(control.output.0)")
        }
        #expect(page.contains("<label for=\"recorder-file\">") && page.contains("id=\"recorder-file\""))
        // Without the text intact nothing stands in its place.
        let passage = try #require(try walk.visit().lesson(8)?.passage)
        let damaged = QuranContent.name(.tanzil, surah: passage.surah)
        walk.device.elsewhere = { $0 == damaged ? Array("other words".utf8) : QuranFixtures.content($0) }
        walk.device.restart()
        let without = walk.device.page("/course/learn/weeks/8/recording")
        #expect(!without.contains("class=\"ayah-text\"") && without.contains("course-passage"))
    }

    @Test(
        "QF-100 with a submission goes the recording's hash and nothing that anybody reckoned of it, and its answer is a coach's alone"
    )
    func judgement() throws {
        let walk = try Self.ready()
        _ = try walk.device.call(
            "/course/learn/weeks/1/recording",
            [
                "blob": "\(Self.hash("a"))", "score": "97", "transcript": "words", "errors": "[]", "text": "words",
                "length": "12",
            ])
        walk.rule(held: [Self.hash("a")])
        let events = walk.device.store.values.compactMap { $0[CourseRecords.Name.event]?.value.object }
        let submitted = try #require(events.first { $0["kind"] == "submitted" })
        let names = ["id", "enrolment", "author", "role", "at", "received", "kind", "week", "attempt", "blob"]
        #expect(Set(submitted.members.map { $0.name }) == Set(names))
        let accepted = try #require(events.first { $0["kind"] == "accepted" })
        #expect(
            Set(accepted.members.map { $0.name }) == [
                "id", "enrolment", "author", "role", "at", "received", "kind", "submission", "blob",
            ])
        let all = walk.device.store.values.map { $0.json.text() }.joined()
        for words in ["\"score\"", "transcript", "\"errors\""] { #expect(!all.contains(words), "\(words)") }
        let judging: [CourseAct] = [
            .pinAdded(submission: "1", pin: Pin(start: 0, end: 1, kind: .letter)),
            .feedbackSent(submission: "1", blob: nil, text: "words"),
            .evaluated(submission: "1", isPassed: true, blob: nil, text: nil),
        ]
        for act in judging {
            for role in CourseRole.allCases { #expect(act.isAllowed(to: role) == (role == .coach), "\(act) \(role)") }
        }
    }

    @Test(
        "QF-101 below the recorder stands the choice of an audio file, steps for three browsers, and without scripts why not"
    )
    func alternatives() throws {
        let walk = try Self.ready()
        let page = walk.device.page("/course/learn/weeks/1/recording")
        #expect(page.contains("type=\"file\"") && page.contains("Choose an audio file"))
        for name in ["chromium", "firefox", "safari"] { #expect(page.contains("data-browser=\"\(name)\"")) }
        #expect(page.contains("class=\"unscripted\"") && page.contains("At most 15 minutes and 24 MB."))
        #expect(page.components(separatedBy: "button-primary").count == 2)
    }
}

extension CourseWalk {
    /// Hands a recording in by its hash, as the browser's queue does.
    @discardableResult
    func hand(_ week: Int, _ hash: String) throws -> (status: Int, json: JSON) {
        try device.call("/course/learn/weeks/\(week)/recording", ["blob": "\(hash)"])
    }

    /// What the server's desk still looks for.
    func desk() -> (open: [String], status: Int) {
        let answer = device.send(Request(path: "/course", now: device.now, entropy: device.draw())) {
            device.app.handleCourseDesk($0, workspace: $1, resources: $2)
        }
        let open = (try? JSON(reading: answer.body))?["open"]?.array?.compactMap { $0.string } ?? []
        return (open, answer.status)
    }

    /// Has the server rule, with these recordings in its files.
    func rule(held: [String], givesUp: Bool = false) {
        let body: JSON = ["held": .array(held.map { .string($0) }), "givesUp": .bool(givesUp)]
        device.send(
            Request(method: "POST", path: "/course", body: body.bytes(), now: device.now, entropy: device.draw())
        ) { device.app.handleCourseDesk($0, workspace: $1, resources: $2) }
    }

    /// Brings a recording of another device, which knew nothing of this one's.
    func announce(_ week: Int, _ hash: String, id: String) {
        let at = (try? visit().now) ?? device.now
        let event = CourseEvent(
            id: id, enrolment: CourseRecords.enrolment.id,
            author: CourseEvent.Author(id: CourseSample.Person.student, role: .student), at: at, received: nil,
            act: .submitted(work: .week(week), attempt: 1, blob: "blob:" + hash))
        device.send(Request(method: "POST", path: "/course", now: device.now, entropy: device.draw())) {
            request, workspace, _ in
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            changeSet.set(
                RecordKind.courseEvent.key(id), [Record.deletedField: false, CourseRecords.Name.event: event.json])
            return .respond(Response(status: 204), changes: changeSet.changes)
        }
    }

    /// The five places that say how a recording stands, as words (QF-173).
    func surfaces() throws -> [String: String] {
        func words(_ html: String) -> String { HTMLWords(html).said.joined(separator: " ") }
        func part(_ page: String, from start: String, to end: String) -> String {
            let rest = page.components(separatedBy: start).dropFirst().first ?? ""
            return words(start + (rest.components(separatedBy: end).first ?? ""))
        }
        let today = self.today
        let friday = try visit().today.nextOrSame(.friday)
        return [
            "submission": part(
                device.page("/course/learn"), from: "<section class=\"course-part\" id=\"submission\"", to: "</section>"
            ),
            "triptych": part(today, from: "<ul class=\"course-three\"", to: "</ul>"),
            "primary": card.joined(separator: " "),
            "deadline": part(
                device.page("/course/schedule?date=\(friday)"), from: "<li class=\"course-deadline\"", to: "</li>"),
            "banner": part(today, from: "course-behind", to: "</div>"),
        ]
    }
}
