import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// A student's whole course out of a school as a file, and gone on request.
struct SchoolErasingTests {
    private static func whole(_ site: SchoolSite, _ enrolment: String, as account: String) throws -> JSON {
        try site.json(account, "/course/school/students/\(enrolment)/course")
    }

    @Test(
        "a student's whole course is one file: person, enrolments, all that happened, recordings by hash; staff's and their own"
    )
    func file() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let voice = SchoolSite.hash("b")
        site.post(
            "amina", "/course/school/students/\(enrolment)/recordings/\(id)",
            ["step": "send", "text": "Good.", "blob": voice], files: [voice])
        site.post("huda", "/course/messages", ["text": "Salam."])
        let file = try Self.whole(site, enrolment, as: SchoolSite.owner)
        #expect(file["person"]?["name"]?.string == "Huda" && file["person"]?["account"] == nil)
        #expect(file["enrolments"]?.array?.map { $0["id"]?.string } == [enrolment])
        let events = try #require(file["events"]?.array)
        let stored = site.space.store.values.filter {
            $0.key.kind == RecordKind.schoolEvent.kind && Buckets.bucket(of: $0) == enrolment
        }
        #expect(events.count == stored.count && events.count > 6)
        #expect(stored.allSatisfy { record in record.value("event").map { events.contains($0) } ?? false })
        let hashes = file["recordings"]?.array?.compactMap { $0["sha256"]?.string } ?? []
        #expect(Set(hashes) == [SchoolSite.hash("a"), voice])
        // What is needed to read it: a course file of its own, which the rules take.
        let config = try #require(try site.store(SchoolSite.owner).app.bundle.course)
        #expect(throws: Never.self) {
            _ = try CourseFile(file, zone: { _ in site.zone }, config)
        }
        #expect(try Self.whole(site, enrolment, as: "huda") == file)
        for account in ["amina", "yusuf", "stranger"] {
            #expect(try site.status(account, "/course/school/students/\(enrolment)/course") == 404, "\(account)")
        }
        #expect(try site.page("huda", "/course/profile/details").contains("students/\(enrolment)/course"))
    }

    @Test("an erased course is hidden from everybody at once, and is there again once it is taken back")
    func takenBack() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try SchoolTests.handIn(7, site)
        let student = "/course/school/students/\(enrolment)"
        let before = try Self.whole(site, enrolment, as: SchoolSite.owner)
        #expect(site.post(SchoolSite.owner, student, ["step": "erase"]).status == 422, "asked first")
        #expect(site.post("amina", student, ["step": "erase", "confirmation": "on"]).status != 200)
        let erased = site.post(SchoolSite.owner, student, ["step": "erase", "confirmation": "on"])
        let until = try #require(try JSON(reading: erased.body)["until"]?.string.flatMap { InstantText.read($0) })
        #expect(until.milliseconds - site.now.milliseconds == 7 * 86_400_000)
        // Nobody sees it, in no way.
        for account in ["huda", "amina", SchoolSite.owner] {
            #expect(try site.status(account, student) == 404, "\(account)")
            let copies = try site.store(account).store.values.filter { $0.key.scope == .shared && !$0.isDeleted }
            #expect(
                !copies.contains { $0.key.kind == RecordKind.schoolEvent.kind && Buckets.bucket(of: $0) == enrolment })
        }
        #expect(try site.status("huda", "/course") == 404)
        #expect(try site.json("amina", "/course/school")["items"]?.array == [])
        #expect(site.post("amina", student + "/recordings/\(id)", ["step": "send", "text": "x"]).status == 404)
        let asked: JSON = ["file": .string(SchoolSite.hash("a")), "person": "amina"]
        #expect(site.host(asked.text(), site.space.app.handleSchoolFile).status == 404)
        let roster = try site.json(SchoolSite.owner, "/course/school/roster")
        #expect(roster["students"]?.array == [] && roster["erased"]?.array?.count == 1)
        let page = try site.page(SchoolSite.owner, "/course/school/roster")
        #expect(page.contains("Erased, but not gone yet") && page.contains("Gone for good on"))
        // Upkeep before its day removes nothing.
        site.now = until - .minutes(1)
        site.rule("", [], givesUp: true)
        let person = try #require(roster["erased"]?.array?.first?["person"]?.string)
        let back = site.post(SchoolSite.owner, "/course/school/roster", ["step": "restore", "person": person])
        #expect(back.status == 200, "\(back.text)")
        #expect(try Self.whole(site, enrolment, as: SchoolSite.owner) == before)
        #expect(try site.json("huda", "/course")["week"] != nil)
        #expect(try site.status("amina", student + "/recordings/\(id)") == 200)
        #expect(
            site.post(SchoolSite.owner, "/course/school/roster", ["step": "restore", "person": person]).status == 404)
    }

    @Test("a clock that is a year ahead for a while erases nothing, and the course can still be taken back")
    func clock() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let before = try Self.whole(site, enrolment, as: SchoolSite.owner)
        let student = "/course/school/students/\(enrolment)"
        #expect(site.post(SchoolSite.owner, student, ["step": "erase", "confirmation": "on"]).status == 200)
        let right = site.now
        site.now = right + .days(365)
        site.upkeep()
        site.upkeep()
        #expect(site.space.store.values.contains { $0.value("name")?.string == "Huda" })
        let ahead = try site.json(SchoolSite.owner, "/course/school/roster")["erased"]?.array
        #expect(ahead?.count == 1, "it is still offered to be taken back")
        site.now = right + .hours(2)
        site.upkeep()
        let person = try #require(ahead?.first?["person"]?.string)
        let back = site.post(SchoolSite.owner, "/course/school/roster", ["step": "restore", "person": person])
        #expect(back.status == 200, "\(back.text)")
        #expect(try Self.whole(site, enrolment, as: SchoolSite.owner) == before)
    }

    @Test("after 7 days the upkeep removes what happened, the name and the account for good; others' courses stay")
    func final() throws {
        let (site, enrolment) = try SchoolTests.placed()
        _ = try SchoolTests.handIn(7, site)
        let other = site.enrolment(of: try site.invite("Bilal", "student", as: "bilal"))
        site.post(
            SchoolSite.owner, "/course/school/students/\(other)",
            ["step": "place", "cohort": "running", "coach": "coach"])
        let student = "/course/school/students/\(enrolment)"
        site.post(SchoolSite.owner, student, ["step": "erase", "confirmation": "on"])
        let person = try #require(
            try site.json(SchoolSite.owner, "/course/school/roster")["erased"]?.array?.first?["person"]?.string)
        let asked = site.host("{}", site.space.app.handleSchoolDesk)
        _ = asked
        // The server looks once an hour; a day is enough to note.
        for _ in 0..<6 {
            site.now = site.now + .hours(24)
            #expect(site.space.store.values.contains { $0.value("name")?.string == "Huda" })
            site.upkeep()
        }
        site.now = site.now + .hours(25)
        // Without upkeep nothing goes: a form's look at recordings is not one.
        site.rule("huda", [])
        #expect(site.space.store.values.contains { $0.value("name")?.string == "Huda" })
        #expect(site.upkeep() > 0)
        let kept = site.space.store.values.filter { $0.key.scope == .shared }
        #expect(!kept.contains { "\($0)".contains("Huda") })
        #expect(!kept.contains { "\($0)".contains(SchoolSite.hash("a")) })
        let theirs = kept.filter { $0.key.kind != RecordKind.schoolAudit.kind && $0.key.id.hasPrefix(enrolment) }
        #expect(theirs.count > 5 && theirs.allSatisfy { $0.isDeleted })
        let left = try #require(site.space.store[RecordKind.schoolPerson.key(person)])
        #expect(left.value("account")?.isNull != false && left.value("left") == true)
        #expect(site.upkeep() == 0, "once")
        let roster = try site.json(SchoolSite.owner, "/course/school/roster")
        #expect(roster["erased"]?.array == [] && roster["students"]?.array?.count == 1)
        #expect(try site.json("bilal", "/course")["phase"]?.string == "semester")
        // The trail says that it was done, and of whom no more than that there was somebody.
        let audit = try site.json(SchoolSite.owner, "/course/school/audit")["entries"]?.array ?? []
        for act in ["erasing", "erased"] {
            #expect(audit.contains { $0["act"]?.string == act && $0["on"]?.string == person }, "\(act)")
        }
        #expect(!(try site.page(SchoolSite.owner, "/course/school/audit").contains("Huda")))
        let export = site.host("{}", site.space.app.handleSchoolExport)
        #expect(export.status == 200 && !export.text.contains(enrolment) && !export.text.contains("Huda"))
        // Whoever was erased may come again, as somebody new.
        try site.invite("Huda", "student", as: "huda")
        #expect(try site.json("huda", "/course")["phase"]?.string == "registered")
    }
}

extension SchoolSite {
    /// The programme's zone, as the file of a course names it.
    var zone: Zone { .utc }

    /// A round of the server's upkeep; gives how many records it changed.
    @discardableResult
    func upkeep() -> Int {
        let before = space.store
        host(#"{"givesUp": true, "held": []}"#, space.app.handleSchoolDesk)
        let changed = space.store.values.filter { before[$0.key] != $0 }.map { $0.key }
        if !changed.isEmpty { project(changed) }
        return changed.count
    }
}
