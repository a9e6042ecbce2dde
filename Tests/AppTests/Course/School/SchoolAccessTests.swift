import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Who may do what in a school: every address and every form, by role.
struct SchoolAccessTests {
    /// Who asks: a student, their coach, another coach, staff, and somebody of the server who isn't in the school.
    static let askers = ["huda", "amina", "yusuf", SchoolSite.owner, "stranger"]

    /// Every page of the school, with who may look at it.
    static func pages(_ enrolment: String, _ submission: String) -> [(SchoolRoute, [String])] {
        let (own, staff) = (["amina", SchoolSite.owner], [SchoolSite.owner])
        return [
            (.home, ["amina", "yusuf", SchoolSite.owner]), (.student(enrolment), own),
            (.work(enrolment: enrolment, submission: submission), own), (.roster, staff),
            (.sessions, ["amina", "yusuf", SchoolSite.owner]),
            (.session("s7-1"), ["amina", "yusuf", SchoolSite.owner]),
            (.news, staff), (.curriculum, staff), (.file, staff),
        ]
    }

    /// A form for each of them that its writers may send, with who they are.
    static func forms(
        _ enrolment: String, _ submission: String
    ) -> [(SchoolRoute, KeyValuePairs<String, String>, [String])] {
        let staff = [SchoolSite.owner]
        let work = SchoolRoute.work(enrolment: enrolment, submission: submission)
        return [
            (.student(enrolment), ["text": "Peace."], ["amina"]),
            (.student(enrolment), ["step": "pause"], staff), (.student(enrolment), ["step": "resume"], staff),
            (.student(enrolment), ["step": "coach", "coach": "coach"], staff),
            (.student(enrolment), ["step": "place", "cohort": "running", "coach": "coach"], staff),
            (work, ["step": "send", "text": "Good."], ["amina"]), (work, ["step": "reply", "note": "Yes."], ["amina"]),
            (.roster, ["step": "invite", "name": "New", "role": "student"], staff),
            (
                .sessions,
                [
                    "kind": "qrc", "title": "Circle", "coach": "coach", "date": "2026-12-01", "start": "19:00",
                    "minutes": "45",
                ], staff
            ),
            (.session("s7-1"), ["step": "cancel"], staff),
            (.news, ["title": "A", "text": "B"], staff),
        ]
    }

    @Test(
        "QF-243 every page and form of the course, by every role: each does what is theirs, and to everybody else there is nothing"
    )
    func matrix() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let submission = try SchoolTests.handIn(7, site)
        #expect(!submission.isEmpty)
        for (route, readers) in Self.pages(enrolment, submission) {
            for asker in Self.askers {
                for accept in ["text/html", "application/json"] {
                    let status = try site.status(asker, route.route.path, accept: accept)
                    #expect(status == (readers.contains(asker) ? 200 : 404), "\(asker) GET \(route.tail): \(status)")
                }
            }
        }
        // What isn't somebody's to do changes nothing, on the server and on a device alike; what is, is done last.
        for (route, fields, writers) in Self.forms(enrolment, submission) {
            for asker in Self.askers where !writers.contains(asker) {
                let stored = site.space.store
                let answer = site.post(asker, route.route.path, fields)
                // A coach and staff share an address; the other's step is refused there as a wrong one.
                let isShared = route == .student(enrolment) && ["amina", SchoolSite.owner].contains(asker)
                #expect(
                    answer.status == 404 || (isShared && (answer.status == 422)),
                    "\(asker) POST \(route.tail) \(fields): \(answer.status)")
                #expect(
                    site.space.store.filter { $0.key.scope == .shared } == stored.filter { $0.key.scope == .shared })
                let guess = try site.guess(asker, route.route.path, fields)
                #expect(
                    guess.status >= 400 && guess.writes.allSatisfy { $0.scope != .shared }, "\(asker) \(route.tail)")
            }
            for writer in writers {
                let answer = site.post(writer, route.route.path, fields)
                #expect(answer.status == 200, "\(writer) POST \(route.tail) \(fields): \(answer.text)")
            }
        }
        // The course's own pages are the student's alone; whoever isn't one has no course there.
        for route in RouteSamples.course where !route.facts.path.hasPrefix(SchoolSpace.path) && route != .demo {
            guard route.facts.methods.list.contains(.get) else { continue }
            for asker in Self.askers where asker != "huda" {
                let answer = try site.store(asker).get(route.facts.path, accept: "application/json")
                #expect(answer.status == 404, "\(asker) \(route.facts.path)")
            }
            guard route.isSchools else { continue }
            for asker in Self.askers where asker != "huda" {
                #expect(
                    site.post(
                        asker, route.facts.path, ["coming": "on", "feedback": "x", "submission": "x", "text": "x"]
                    )
                    .status == 404)
            }
        }
        // Nothing of a school can be done over a person's own store.
        for route in RouteSamples.course where route.isSchools {
            let own = try site.store("huda")
            let stored = own.store.filter { $0.key.scope == .shared }
            let answer = own.post(route.facts.path, ["text": "x"], accept: "application/json")
            #expect(answer.status == 404, "\(route.facts.path): \(answer.status)")
            #expect(own.store.filter { $0.key.scope == .shared } == stored)
        }
    }

    @Test(
        "a student sees their own enrolment and the school's public parts; a coach their own students; staff all; in every way"
    )
    func isolation() throws {
        let (site, enrolment) = try SchoolTests.placed()
        _ = try SchoolTests.handIn(7, site)
        // Somebody of the other coach, who has sent something too.
        let bilal = try site.invite("Bilal", "student", as: "bilal")
        let theirOwn = site.enrolment(of: bilal)
        site.happen(.placed(cohort: "running", coach: "coach-2"), .staff, "staff", in: theirOwn)
        site.happen(.submitted(work: .week(1), attempt: 1, blob: "x"), .student, bilal, in: theirOwn)
        func copy(_ account: String, _ kind: RecordKind) throws -> [Record] {
            try site.store(account).store.values.filter { $0.key.kind == kind.kind && !$0.isDeleted }
        }
        func enrolments(_ account: String) throws -> Set<String> {
            Set(try copy(account, .schoolEnrolment).map { $0.key.id })
        }
        #expect(try enrolments("huda") == [enrolment])
        #expect(try copy("huda", .schoolEvent).allSatisfy { Buckets.bucket(of: $0) == enrolment })
        let names = try copy("huda", .schoolPerson).compactMap { SchoolPerson($0) }
        #expect(Set(names.map { $0.role }) == [.student, .coach, .staff])
        #expect(names.filter { $0.role == .student }.map { $0.name } == ["Huda"])
        let (hers, his, all) = (try enrolments("amina"), try enrolments("yusuf"), try enrolments(SchoolSite.owner))
        #expect(hers.contains(enrolment) && !his.contains(enrolment) && hers.isDisjoint(with: his))
        #expect(hers.union(his).isSubset(of: all) && all.count == 2)
        #expect(try enrolments("stranger").isEmpty && (try copy("stranger", .schoolBook)).isEmpty)
        // No account of the server stands in any copy.
        for account in Self.askers {
            for record in try copy(account, .schoolPerson) { #expect(record.value(SchoolRecords.Name.account) == nil) }
            let text = try copy(account, .schoolPerson).map { "\($0)" }.joined()
            #expect(!text.contains("huda") && !text.contains("yusuf"))
        }
        // Ids of others' students, recordings and feedback, in the addresses and in the forms.
        let other = try #require(his.sorted().first)
        let theirs = site.space.store.values.filter { Buckets.bucket(of: $0) == other }
        for record in theirs {
            let id = String(record.key.id.split(separator: ".").last ?? "")
            let at = "/course/school/students/\(other)/recordings/\(id)"
            #expect(try site.status("amina", at) == 404)
            #expect(site.post("amina", at, ["step": "send", "text": "x"]).status == 404)
            let across = "/course/school/students/\(enrolment)/recordings/\(id)"
            #expect(site.post("amina", across, ["step": "send", "text": "x"]).status == 404)
            #expect(
                [404, 422].contains(
                    site.post("huda", "/course/learn/weeks/7/feedback", ["submission": id, "text": "x"]).status))
        }
        // With the student goes the copy.
        site.post(SchoolSite.owner, "/course/school/students/\(enrolment)", ["step": "coach", "coach": "coach-2"])
        #expect(try !enrolments("amina").contains(enrolment) && (try enrolments("yusuf").contains(enrolment)))
        #expect(try !copy("amina", .schoolEvent).contains { Buckets.bucket(of: $0) == enrolment })
        #expect(!(try copy("amina", .schoolPerson).contains { $0.value("name")?.string == "Huda" }))
    }

    @Test("a file is had by its sender's student, coach and staff, and by nobody else")
    func files() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let (recitation, voice) = (SchoolSite.hash("a"), SchoolSite.hash("b"))
        site.post(
            "amina", "/course/school/students/\(enrolment)/recordings/\(id)",
            ["step": "send", "text": "Good.", "blob": voice], files: [voice])
        func owner(_ hash: String, _ account: String) -> String? {
            let body: JSON = ["file": .string(hash), "person": .string(account)]
            let answer = site.host(body.text(), site.space.app.handleSchoolFile)
            return answer.status == 200 ? (try? JSON(reading: answer.body))?["owners"]?.array?.first?.string : nil
        }
        for account in ["huda", "amina", SchoolSite.owner] {
            #expect(owner(recitation, account) == "huda" && owner(voice, account) == "amina", "\(account)")
        }
        for account in ["yusuf", "stranger", ""] {
            #expect(owner(recitation, account) == nil && owner(voice, account) == nil, "\(account)")
        }
        #expect(owner(SchoolSite.hash("c"), "amina") == nil && owner("x", "amina") == nil)
    }

    @Test("only the people of a commit are told of it: an event concerns its student, coaches and staff")
    func readers() throws {
        let (site, enrolment) = try SchoolTests.placed()
        try site.invite("Bilal", "student", as: "bilal")
        site.happen(.paused, .staff, "staff", in: enrolment)
        let event = try #require(
            site.space.store.values.first { $0.value("event")?["kind"]?.string == "paused" && !$0.isDeleted })
        #expect(Set(site.project([event.key])) == ["huda", "amina", SchoolSite.owner], "the other coach isn't told")
        #expect(Set(site.project([SchoolRecords.book])) == ["huda", "bilal", "amina", "yusuf", SchoolSite.owner])
        #expect(site.project([RecordKind.operation.key("x")]).isEmpty)
    }

    @Test("an invitation lets one person in, once, with its role; a link that was used or is too old was never one")
    func invitations() throws {
        let site = try SchoolSite()
        func link(_ fields: KeyValuePairs<String, String>) throws -> String {
            let answer = site.post(SchoolSite.owner, "/course/school/roster", fields)
            return String(
                try #require(try JSON(reading: answer.body)["link"]?.string, "\(answer.text)").split(separator: "=")[1])
        }
        func join(_ account: String, _ code: String) -> Int {
            site.post(account, "/course/school/join", ["code": code]).status
        }
        let first = try link(["step": "invite", "person": "coach"])
        let second = try link(["step": "invite", "person": "coach"])
        #expect(join("amina", first) == 404, "another link ended it")
        #expect(join("amina", second) == 200 && join("yusuf", second) == 404)
        #expect(
            try site.status("amina", "/course/school") == 200 && (try site.status("yusuf", "/course/school")) == 404)
        for code in ["x", "coach.x", "coach-2.wird-" + String(repeating: "0", count: 32)] {
            #expect(join("yusuf", code) == 404)
        }
        let old = try link(["step": "invite", "name": "Zayd", "role": "student"])
        site.now = site.now + .hours(169)
        #expect(join("zayd", old) == 404)
        for (name, role, field) in [("", "student", 422), ("A", "server", 422), ("A", "operator", 422)] {
            #expect(
                site.post(SchoolSite.owner, "/course/school/roster", ["step": "invite", "name": name, "role": role])
                    .status == field)
        }
        // Leaving takes the copy and the name.
        #expect(site.post("amina", "/course/school/join", ["step": "leave"]).status == 422)
        #expect(site.post("amina", "/course/school/join", ["step": "leave", "confirmation": "on"]).status == 200)
        #expect(try site.status("amina", "/course/school") == 404)
        #expect(try site.store("amina").store.values.filter { $0.key.scope == .shared && !$0.isDeleted }.isEmpty)
    }
}
