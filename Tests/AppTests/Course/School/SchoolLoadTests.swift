import Course
import Records
import Testing

@testable import App

/// What a school's requests take out of its store, which may hold ten thousand students.
struct SchoolLoadTests {
    /// The queries that answer with everybody's.
    private static let whole = [SchoolRecords.people, SchoolRecords.enrolments, SchoolRecords.events]

    @Test("a hand-in, its verdict and the copies it is written into load that student's records, and nobody else's")
    func handIn() throws {
        let (site, enrolment) = try SchoolTests.placed()
        try site.invite("Bilal", "student", as: "bilal")
        SchoolTests.lesson(7, site)
        site.space.restart()
        site.space.askedEver = []
        let hash = SchoolSite.hash("a")
        let sent = site.post("huda", "/course/learn/weeks/7/recording", ["blob": hash], files: [hash])
        #expect(sent.status == 200, "\(sent.text)")
        #expect(site.space.askedEver.contains(SchoolRecords.events(of: enrolment)))
        for query in Self.whole { #expect(!site.space.askedEver.contains(query), "\(query.kind) was loaded whole") }
        #expect(try site.json("huda", "/course/learn/weeks/7")["recordings"]?.array?.isEmpty != true)
    }

    @Test("somebody who comes in, and who is placed, costs their own copy and those of coach and staff")
    func joining() throws {
        let (site, _) = try SchoolTests.placed()
        let bilal = try site.invite("Bilal", "student", as: "bilal")
        let enrolment = site.enrolment(of: bilal)
        #expect(Set(site.project([RecordKind.schoolPerson.key(bilal)])) == ["bilal", SchoolSite.owner])
        site.happen(.placed(cohort: "running", coach: "coach-2"), .staff, "staff", in: enrolment)
        let told = site.project([RecordKind.schoolEnrolment.key(enrolment), RecordKind.schoolPerson.key(bilal)])
        #expect(Set(told) == ["bilal", "yusuf", SchoolSite.owner])
        #expect(try site.json("yusuf", "/course/school")["items"] != nil)
        // The copies are the same, written bit by bit or anew.
        func copies() throws -> [String: [RecordKey: Record]] {
            var copies: [String: [RecordKey: Record]] = [:]
            for account in ["huda", "bilal", "amina", "yusuf", SchoolSite.owner] {
                copies[account] = try site.store(account).store.filter {
                    $0.key.scope == .shared && !$0.value.isDeleted
                }
            }
            return copies
        }
        let before = try copies()
        site.project()
        #expect(try copies() == before)
    }

    @Test("a session that goes to another level leaves the copies of the students of the first")
    func session() throws {
        let (site, _) = try SchoolTests.placed()
        let own = try site.store("huda")
        func sessions() -> Set<String> {
            Set(
                own.store.values.filter { $0.key.kind == RecordKind.schoolSession.kind && !$0.isDeleted }.map {
                    $0.key.id
                })
        }
        let key = try #require(
            site.space.store.values.first { $0.value("session")?["level"]?.string == "level-1" && !$0.isDeleted }?.key)
        #expect(sessions().contains(key.id))
        var session = try #require(site.space.store[key]?.value("session")?.object)
        session["level"] = "level-2"
        var changes = ChangeSet(workspace: site.space.workspace, now: site.now)
        changes.set(key, [SchoolRecords.Name.session: .object(session)])
        site.space.merge(changes.changes.records)
        site.project([key])
        #expect(!sessions().contains(key.id))
    }
}
