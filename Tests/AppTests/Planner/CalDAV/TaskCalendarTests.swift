import Almanac
import Planner
import Records
import Testing

@testable import App

/// What a calendar program sees of the tasks and may do with them.
struct TaskCalendarTests {
    /// A calendar program with an access of its own.
    struct Program {
        let device: Device
        let secret: String

        init(_ scopes: String...) throws {
            try self.init(Device.inRiyadh(), scopes.isEmpty ? "caldav" : scopes[0])
        }

        init(_ device: Device, _ scope: String = "caldav") throws {
            self.device = device
            secret = try AccessTests.token(device, scope).secret
        }

        func ask(_ method: String, _ message: JSON, password: String? = nil) -> (status: Int, json: JSON, Response) {
            let basic = "Basic " + Base64.encode(Array(("anybody:" + (password ?? secret)).utf8))
            let response = device.send(
                Request(
                    method: method, path: "/dav/", accept: "application/json", authorization: basic,
                    body: message.bytes(), now: device.now, entropy: device.draw()),
                by: { device.app.handleTaskCalendar($0, workspace: $1, resources: $2) })
            return (response.status, (try? JSON(reading: response.body)) ?? .null, response)
        }

        func put(_ name: String, _ text: String, _ conditions: JSONObject = [:]) -> (status: Int, json: JSON) {
            var message = conditions
            message["name"] = .string(name)
            message["text"] = .string(text)
            let answer = ask("PUT", .object(message))
            return (answer.status, answer.json)
        }

        func items(_ message: JSON = [:]) -> [(name: String, tag: String, text: String)] {
            (ask("GET", message).json["items"]?.array ?? []).map { item in
                (item["name"]?.string ?? "", item["tag"]?.string ?? "", item["text"]?.string ?? "")
            }
        }
    }

    static func todo(_ uid: String, _ lines: String...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:" + uid, "DTSTAMP:20261121T070000Z"] + lines
            + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    @Test("SY-050 only an access for calendar programs reaches the tasks, as a password, and no other by it")
    func access() throws {
        let program = try Program("tasks")
        #expect(program.ask("GET", [:]).status == 403)
        #expect(program.ask("GET", [:]).2.incident == .shortToken)
        #expect(program.ask("GET", [:], password: "wird-0").2.incident == .unknownToken)
        let device = program.device
        for header in ["", "Basic", "Basic !", "Basic " + Base64.encode(Array("x".utf8)), "Bearer " + program.secret] {
            let answer = device.send(
                Request(path: "/dav/", authorization: header, now: device.now, entropy: device.draw()),
                by: { device.app.handleTaskCalendar($0, workspace: $1, resources: $2) })
            #expect(answer.status == 401, "\(header)")
        }
        let calendar = try Program(device)
        #expect(calendar.ask("GET", [:]).status == 200)
        #expect(AccessTests.ask(device, "GET", "/inbox", "Bearer " + calendar.secret).status == 403)
        #expect(AccessTests.ask(device, "POST", "/tasks", "Bearer " + calendar.secret).status == 403)
        let made = AccessSecret.hash(calendar.secret)
        device.post("/me/tokens", ["step": "revoke", "token": made])
        #expect(calendar.ask("GET", [:]).status == 401)
    }

    @Test("SY-049 a task of Wird's is a VTODO, a change by the program is the task's, and the other way round")
    func bothWays() throws {
        let program = try Program()
        let id = try program.device.add("اقرأ", date: "2026-11-22", start: "14:00")
        let item = try #require(program.items().first)
        #expect(item.name == id + ".ics" && item.text.contains("UID:\(id)@wird\r\n"))
        #expect(item.text.contains("SUMMARY:اقرأ\r\nDTSTART:20261122T140000\r\nDUE:20261122T143000\r\n"))
        let changed = item.text.replacing("SUMMARY:اقرأ", with: "SUMMARY:اكتب\r\nX-THEIRS:1")
            .replacing("T143000", with: "T150000")
        let answer = program.put(item.name, changed, ["match": [.string(item.tag)]])
        #expect(answer.status == 204)
        let task = try program.device.task(id)
        #expect(task["title"] == "اكتب" && task["duration"] == 60 && task["start"] == "14:00")
        let now = try #require(program.items().first)
        #expect(now.text == changed && answer.json["tag"]?.string == now.tag)
        try #require(try program.device.call("/tasks/\(id)/complete").status == 200)
        let done = try #require(program.items().first)
        #expect(done.text.contains("STATUS:COMPLETED") && done.text.contains("X-THEIRS:1") && done.tag != now.tag)
        let reopened =
            done.text.replacing("STATUS:COMPLETED", with: "STATUS:NEEDS-ACTION")
            .split(separator: "\r\n").filter { !$0.hasPrefix("COMPLETED:") }.joined(separator: "\r\n") + "\r\n"
        #expect(program.put(item.name, reopened).status == 204)
        #expect(try program.device.task(id)["completed"] == false)
        #expect(program.ask("DELETE", ["name": .string(item.name)]).status == 204)
        #expect(program.items().isEmpty && program.device.get("/tasks/\(id)").status == 404)
        #expect(program.ask("DELETE", ["name": .string(item.name)]).status == 404)
    }

    @Test("SY-049 a change on a state that has passed is refused, and nothing is lost (412)")
    func conflict() throws {
        let program = try Program()
        let text = Self.todo("x-1", "SUMMARY:one")
        let made = program.put("a.ics", text, ["none": ["*"]])
        #expect(made.status == 201)
        let tag = try #require(made.json["tag"]?.string)
        #expect(program.put("a.ics", text, ["none": ["*"]]).status == 412)
        let id = try #require(try program.device.facts("/inbox")["tasks"]?[0]?["id"]?.string)
        program.device.post("/tasks/\(id)", ["title": "two"])
        let stale = program.put("a.ics", Self.todo("x-1", "SUMMARY:three"), ["match": [.string(tag)]])
        #expect(stale.status == 412 && stale.json["code"] == "changed")
        #expect(program.ask("DELETE", ["name": "a.ics", "match": [.string(tag)]]).status == 412)
        #expect(try program.device.task(id)["title"] == "two")
        let now = try #require(program.items().first)
        #expect(now.text.contains("SUMMARY:two") && now.tag != tag)
        #expect(program.put("a.ics", Self.todo("x-1", "SUMMARY:three"), ["match": [.string(now.tag)]]).status == 204)
        #expect(program.put("b.ics", text, ["match": ["*"]]).status == 412)
        #expect(program.put("b.ics", Self.todo("x-1", "SUMMARY:b")).json["name"] == "a.ics")
        #expect(program.put("a.ics", Self.todo("x-2", "SUMMARY:b")).json["code"] == "uid")
    }

    @Test("SY-049 MZ-001 a task that a program puts on a prayer stays where it was put, and the day lists it")
    func onPrayer() throws {
        let program = try Program()
        let text = Self.todo("p", "SUMMARY:on the prayer", "DTSTART:20261122T114000", "DUE:20261122T121000")
        #expect(program.put("p.ics", text).status == 201)
        #expect(try #require(program.items().first).text == text)
        let day = try program.device.facts("/day/2026-11-22")
        let id = try #require(program.device.workspace.tasks.first)
        #expect(try program.device.task(id)["start"] == "11:40")
        #expect(day["conflicts"]?[0]?["id"]?.string == id && day["conflicts"]?.array?.count == 1)
    }

    @Test("SY-049 what changed since a commit is told with what is gone; busy time of others and prayers are no tasks")
    func changes() throws {
        let program = try Program()
        #expect(program.put("a.ics", Self.todo("a", "SUMMARY:a")).status == 201)
        #expect(program.put("b.ics", Self.todo("b", "SUMMARY:b")).status == 201)
        #expect(program.items().count == 2)
        let keys = program.device.workspace.tasks.map { id -> JSON in
            RecordKey(scope: .planner, kind: PlannedTask.kind, id: id).json
        }
        #expect(program.ask("DELETE", ["name": "a.ics"]).status == 204)
        let answer = program.ask("GET", ["changed": .array(keys)]).json
        #expect(answer["items"]?.array?.count == 1 && answer["items"]?[0]?["name"] == "b.ics")
        #expect(answer["gone"] == ["a.ics"])
        #expect(program.put("a.ics", Self.todo("a", "SUMMARY:again")).status == 201)
        #expect(program.ask("GET", ["changed": .array(keys)]).json["gone"] == [])
    }

    @Test("SY-049 a rule that series have makes a series, its changed days are parts, and both sides change them")
    func series() throws {
        let program = try Program()
        let text = Self.todo(
            "s", "SUMMARY:daily", "DTSTART:20261122T100000", "DUE:20261122T103000", "RRULE:FREQ=DAILY;COUNT=10",
            "X-THEIRS:1")
        let made = program.put("s.ics", text)
        #expect(made.status == 201 && made.json["tag"] != nil)
        let line = try #require(try program.device.facts("/series")["series"]?[0]?["id"]?.string)
        let day = line + "-20261124"
        let first = try program.device.task(day)
        #expect(first["start"] == "10:00", "\(first.text())")
        try #require(try program.device.call("/tasks/\(day)/complete").status == 200)
        let done = try #require(program.items().first)
        #expect(done.text.contains("RECURRENCE-ID:20261124T100000") && done.text.contains("X-THEIRS:1"))
        let other = done.text.replacing(
            "END:VCALENDAR",
            with: "BEGIN:VTODO\r\nUID:s\r\nRECURRENCE-ID:20261125T100000\r\nSUMMARY:longer\r\n"
                + "DTSTART:20261125T160000\r\nDUE:20261125T170000\r\nEND:VTODO\r\nEND:VCALENDAR")
        #expect(program.put("s.ics", other, ["match": [.string(done.tag)]]).status == 204)
        let moved = try program.device.task(line + "-20261125")
        #expect(moved["title"] == "longer" && moved["start"] == "16:00" && moved["duration"] == 60)
        #expect(try program.device.task(day)["completed"] == true)
        #expect(program.put("s.ics", other.replacing("COUNT=10", with: "COUNT=20;INTERVAL=2")).status == 204)
        #expect(try program.device.facts("/series")["series"]?.text().contains("INTERVAL=2") == true)
        try #require(try program.device.call("/tasks/\(line)-20261128/delete").status == 200)
        #expect(try #require(program.items().first).text.contains("EXDATE:20261128T100000"))
        #expect(program.put("s.ics", Self.todo("s", "SUMMARY:once")).status == 204)
        #expect(program.items().count == 1 && program.items()[0].text.contains("SUMMARY:once"))
        #expect(try program.device.facts("/series")["series"] == [])
    }

    @Test("SY-049 a rule that series don't have is kept, the task stands here once, and its page says so")
    func heldOnce() throws {
        let program = try Program()
        let text = Self.todo("h", "SUMMARY:hourly", "DTSTART:20261122T150000", "RRULE:FREQ=HOURLY;COUNT=3")
        #expect(program.put("h.ics", text).status == 201)
        #expect(try #require(program.items().first).text == text)
        let id = try #require(program.device.workspace.tasks.first)
        #expect(try program.device.task(id)["heldOnce"] == true)
        #expect(program.device.page("/tasks/\(id)").contains("قاعدة"))
    }

    @Test("queries find tasks by time, by their properties and by alarms")
    func filters() throws {
        let program = try Program()
        let texts = [
            ("a", Self.todo("a", "SUMMARY:Placed", "DTSTART:20261122T150000", "DUE:20261122T153000")),
            ("b", Self.todo("b", "SUMMARY:Due", "DUE:20261125T150000", "STATUS:NEEDS-ACTION")),
            ("c", Self.todo("c", "SUMMARY:Done", "STATUS:COMPLETED", "COMPLETED:20261121T060000Z")),
            (
                "d",
                Self.todo("d", "SUMMARY:Daily", "DTSTART:20261130T150000", "RRULE:FREQ=DAILY;COUNT=3", "CATEGORIES:x")
            ),
        ]
        for (name, text) in texts { #expect(program.put(name + ".ics", text).status == 201) }
        func found(_ filter: JSON) -> String {
            program.items(["filter": filter]).map { String($0.name.prefix(1)) }.sorted().joined()
        }
        func seconds(_ date: String) -> JSON {
            .int(CivilDate(date).map { Zone.utc.startOfDay($0).seconds } ?? 0)
        }
        #expect(found([:]) == "abcd")
        #expect(found(["from": seconds("2026-11-22"), "to": seconds("2026-11-23")]) == "a")
        #expect(found(["from": seconds("2026-11-24"), "to": seconds("2026-11-26")]) == "b")
        #expect(found(["from": seconds("2026-12-02"), "to": seconds("2026-12-03")]) == "d")
        #expect(found(["from": seconds("2026-12-05")]) == "")
        #expect(found(["properties": [["name": "COMPLETED", "missing": true]]]) == "abd")
        #expect(found(["properties": [["name": "STATUS", "text": "completed"]]]) == "c")
        #expect(found(["properties": [["name": "STATUS", "text": "completed", "negate": true]]]) == "abd")
        #expect(found(["properties": [["name": "UID", "text": "b", "exact": true]]]) == "b")
        #expect(found(["properties": [["name": "CATEGORIES"]]]) == "d")
        #expect(found(["properties": [["alarm": true]]]) == "")
        #expect(program.items(["names": ["c.ics", "z.ics"]]).map { $0.name } == ["c.ics"])
    }

    @Test("while the planner is hidden a program is refused, because it would take an empty calendar for deletions")
    func hidden() throws {
        let program = try Program()
        let field = try #require(Area.today.field)
        #expect(try program.device.call("/me/settings", [field.rawValue: "off"]).status < 400)
        #expect(program.ask("GET", [:]).status == 403 && program.ask("PUT", [:]).status == 403)
    }

    @Test("a text too large to keep, and a name that is none, are refused; nothing is stored")
    func bounds() throws {
        let program = try Program()
        let large = Self.todo("l", "SUMMARY:x", "X-DATA:" + String(repeating: "y", count: 70_000))
        #expect(program.put("l.ics", large).status == 413)
        for name in ["", String(repeating: "n", count: 201), "a\nb"] {
            #expect(program.put(name, Self.todo("n", "SUMMARY:x")).status == 403)
        }
        #expect(program.items().isEmpty)
    }
}

extension Workspace {
    /// The ids of all tasks that were loaded.
    fileprivate var tasks: [String] {
        (answer(RecordQuery(PlannedTask.kind, in: .planner, .all)) ?? []).map { $0.key.id }
    }
}
