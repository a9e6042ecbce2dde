import Almanac
import Records
import Testing

@testable import Course

@Suite("What a course file says of sessions, announcements and messages")
struct CourseFileTests {
    private static func file(_ session: JSONObject, _ more: JSONObject = [:]) throws -> CourseFile {
        var json = try #require(try SemesterTests.read("docs/course/sample.json").object)
        var fields: JSONObject = [
            "id": "extra", "kind": "qrc", "title": "Circle", "coach": "amina", "start": "2026-01-20T16:00:00Z",
            "minutes": 45,
        ]
        for member in session.members { fields[member.name] = member.value }
        json["sessions"] = [.object(fields)]
        for member in more.members { json[member.name] = member.value }
        let config = try CourseConfig(json: try SemesterTests.read("Config/CourseConfig.json"))
        return try CourseFile(.object(json), zone: { try? SemesterTests.zone($0) }, config)
    }

    @Test("a session has its description, its meeting's address, its changes and its recording")
    func session() throws {
        let session = try Self.file([
            "summary": "Reading aloud", "join": "https://example.org/j/1?a=b",
            "changes": [
                ["kind": "moved", "at": "2026-01-19T10:00:00Z", "from": "2026-01-20T15:00:00Z"],
                ["kind": "cancelled", "at": "2026-01-19T11:00:00Z"],
            ], "recording": ["video": "rec-1", "seconds": 2_700, "published": "2026-01-21T10:00:00Z"],
        ]).curriculum.sessions[0]
        #expect(session.summary == "Reading aloud" && session.join == "https://example.org/j/1?a=b")
        #expect(session.changes.map(\.kind) == [.moved, .cancelled])
        #expect(session.changes[0].from == Instant(seconds: 1_768_921_200))
        #expect(session.recording?.video == "rec-1" && session.recording?.seconds == 2_700)
    }

    @Test(
        "an address that is no https address, or could end an attribute, is refused with its place",
        arguments: [
            "http://example.org", "javascript:alert(1)", "https://", "https://a b", "https://a\"b", "https://ä",
        ])
    func addresses(address: String) throws {
        let fault = #expect(throws: CourseFileFault.self) { try Self.file(["join": .string(address)]) }
        #expect(fault?.path == "sessions[0].join" && fault?.reason == .expected(.link))
    }

    @Test("a recording's video has an id of its own")
    func recordings() throws {
        let fault = #expect(throws: CourseFileFault.self) {
            try Self.file(["recording": ["video": "w1v1", "seconds": 60, "published": "2026-01-21T10:00:00Z"]])
        }
        #expect(fault?.path == "sessions[0].recording.video" && fault?.reason == .twice("w1v1"))
    }

    @Test("an announcement is for the levels that it names, or for all")
    func announcements() throws {
        let told = try Self.file(
            [:],
            [
                "announcements": [
                    ["id": "a", "title": "A holiday", "text": "No class", "at": "2026-01-19T10:00:00Z"],
                    ["id": "b", "title": "B", "text": "b", "at": "2026-01-19T10:00:00Z", "levels": ["l1"]],
                ]
            ]
        ).curriculum.announcements
        #expect(told.map { $0.isFor(level: "l1") } == [true, true])
        #expect(told.map { $0.isFor(level: "l2") } == [true, false])
        #expect(told.map { $0.isFor(level: nil) } == [true, false])
        let fault = #expect(throws: CourseFileFault.self) {
            try Self.file(
                [:],
                [
                    "announcements": [
                        ["id": "a", "title": "x", "text": "x", "at": "2026-01-19T10:00:00Z", "levels": ["l9"]]
                    ]
                ])
        }
        #expect(fault?.path == "announcements[0].levels[0]")
    }

    @Test("messages, requests for help and enrolments are read as they are written, each from its own roles alone")
    func events() throws {
        let acts: [(CourseAct, CourseRole)] = [
            (.messageSent(text: "Salam"), .student), (.messageSent(text: "Wa alaykum"), .coach),
            (.helpAsked(topic: .tech, text: "No sound"), .student),
            (.helpAnswered(request: "e2", text: "Try again"), .staff), (.enrolled(cohort: "c2"), .student),
        ]
        var events: [CourseEvent] = []
        for (index, (act, role)) in acts.enumerated() {
            let event = CourseEvent(
                id: "e\(index)", enrolment: "one",
                author: .init(id: role == .student ? "maryam" : role.rawValue, role: role),
                at: Instant(seconds: Int64(index)), received: Instant(seconds: Int64(index)), act: act)
            #expect(try CourseEvent(json: event.json, weeks: 15) == event)
            events.append(event)
        }
        let facts = EnrolmentFacts(Enrolment(id: "one", student: "maryam"), CourseLog(events))
        #expect(facts.messages.map(\.text) == ["Salam", "Wa alaykum"])
        #expect(facts.requests.map(\.topic) == [.tech] && facts.requests[0].answer?.text == "Try again")
        #expect(facts.enrolled?.cohort == "c2")
        for (act, roles): (CourseAct, [CourseRole]) in [
            (.messageSent(text: "x"), [.student, .coach]), (.helpAsked(topic: .general, text: "x"), [.student]),
            (.helpAnswered(request: "r", text: "x"), [.staff]), (.enrolled(cohort: "c"), [.student]),
        ] {
            #expect(CourseRole.allCases.filter { act.isAllowed(to: $0) } == roles)
        }
    }
}
