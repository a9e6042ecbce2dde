import Foundation
import Records
import Testing

/// Asking the assistant through a running server, over real HTTP to a stand-in on this machine. The day is Riyadh's Saturday,
/// 21 November 2026, seven in the morning; Asr is about 14:42.
@Suite("The assistant that may be asked for a plan", .serialized)
struct AdviceTests {
    private static let day = "2026-11-21"
    private static let key = "k-7f3a-secret"
    private static let title = "Private matter"

    /// A server with an assistant at a port, a place and one task at nine.
    private func started(_ port: Int) async throws -> (Program, RunningServer, task: String) {
        let program = try Program()
        let config: JSON = ["endpoint": .string("http://127.0.0.1:\(port)/v1"), "model": "small", "timeout": 1]
        let folder = program.folder + "/config"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(config.bytes()).write(to: URL(fileURLWithPath: folder + "/AdvisorConfig.json"))
        let server = try await RunningServer(program, environment: Self.environment(program))
        _ = try await server.send(
            "POST", "/place", ["latitude": 24.6877, "longitude": 46.7219, "zone": "Asia/Riyadh"])
        let made = try await server.send(
            "POST", "/tasks",
            ["title": .string(Self.title), "duration": 60, "date": .string(Self.day), "start": "09:00"])
        return (program, server, try #require(made.json["task"]?["id"]?.string))
    }

    private static func environment(_ program: Program) -> [String: String] {
        ["WIRD_CONFIG": program.folder + "/config", "WIRD_ADVISOR_KEY": key]
    }

    private func ask(_ server: RunningServer) async throws -> JSON {
        try await server.send("POST", "/advice/\(Self.day)", [:]).json
    }

    private func start(_ server: RunningServer, _ task: String) async throws -> String? {
        try await server.send("GET", "/tasks/\(task)").json["task"]?["start"]?.string
    }

    @Test(
        "MZ-088 SY-057 off, nobody is asked; allowed, a good plan is shown, accepted as shown and taken back, and no title, date, place or key has left"
    )
    func good() async throws {
        let assistant = try FakeAssistant()
        assistant.answer(.content(#"Here: ```json {"moves": [{"task": 1, "start": "15:15"}]} ```"#))
        let (program, server, task) = try await started(assistant.port)
        let off = try await ask(server)
        #expect(off["advice"]?.string == "off" && off["suggested"]?.bool == false)
        #expect(assistant.questions.isEmpty)
        _ = try await server.send("POST", "/me/settings", ["advisor": "on"])
        #expect(assistant.questions.isEmpty, "switching it on asks nothing")

        let facts = try await ask(server)
        #expect(facts["suggested"]?.bool == true, "\(facts.text())")
        #expect(facts["moves"]?.array?.first?["to"]?.string == "15:15")
        #expect(try await start(server, task) == "09:00", "nothing moves before it is accepted")
        let question = try #require(assistant.questions.first)
        #expect(question.head.hasPrefix("POST /v1/chat/completions "))
        #expect(question.head.lowercased().contains("authorization: bearer \(Self.key)"))
        #expect(question.json["model"]?.string == "small")
        #expect(question.facts["tasks"]?.array?.first?["minutes"]?.int == 60)
        for word in [Self.title, Self.day, "24.6", "46.7", "Riyadh", "asr", task] {
            #expect(!question.json.text().contains(word), "\(word)")
        }

        let accepted = try await server.send(
            "POST", "/day/\(Self.day)/reorganise", ["plan": facts["plan"] ?? .null])
        #expect(accepted.status == 200)
        #expect(try await start(server, task) == "15:15")
        _ = try await server.send("POST", "/undo", ["change": accepted.json["undo"] ?? .null])
        #expect(try await start(server, task) == "09:00")

        _ = try await server.send("POST", "/me/settings", ["advisorTitles": "on"])
        _ = try await ask(server)
        #expect(assistant.questions.last?.text.contains(Self.title) == true)

        for path in ["/me/data/wird.json", "/bundle.json", "/me/settings"] {
            #expect(!(try await server.send("GET", path)).text.contains(Self.key), "\(path)")
        }
        #expect(server.stop(SIGTERM) == 0)
        #expect(!server.log.contains(Self.key) && !server.log.contains(Self.title))
        let asked = assistant.questions.count
        let command = try program.run(
            "reschedule", "--ask", "--json", "--test-clock", environment: Self.environment(program))
        #expect(command.json["suggested"]?.bool == true, "\(command.errors)")
        #expect(assistant.questions.count == asked + 1)
        _ = try program.run("reschedule", "--test-clock", environment: Self.environment(program))
        #expect(assistant.questions.count == asked + 1)
    }

    @Test(
        "MZ-088 SY-057 an answer that is no plan, breaks a rule, is late or refused leaves the planner's own plan, and says why"
    )
    func bad() async throws {
        let assistant = try FakeAssistant()
        let (program, server, task) = try await started(assistant.port)
        defer { withExtendedLifetime(program) {} }
        _ = try await server.send("POST", "/me/settings", ["advisor": "on"])
        let own = try await server.send("GET", "/day/\(Self.day)/reorganise").json
        let answers: [(FakeAssistant.Answer, String)] = [
            (.content("I would rest first."), "unusable"),
            (.init(body: "<html>"), "unusable"),
            // On Asr, in the past, not on the grid, unknown, twice.
            (.content(#"{"moves": [{"task": 1, "start": "14:45"}]}"#), "unusable"),
            (.content(#"{"moves": [{"task": 1, "start": "06:00"}]}"#), "unusable"),
            (.content(#"{"moves": [{"task": 1, "start": "10:07"}]}"#), "unusable"),
            (.content(#"{"moves": [{"task": 2, "start": "10:00"}]}"#), "unusable"),
            (.content(#"{"moves": [{"task": 1, "start": "10:00"}, {"task": 1, "start": "11:00"}]}"#), "unusable"),
            (.init(body: String(repeating: " ", count: 70_000)), "unusable"),
            (.init(status: 401, body: "{}"), "refused"),
            (.init(status: 429, body: "{}"), "refused"),
            (.init(status: 302, body: ""), "refused"),
            (FakeAssistant.Answer(body: "{}", delay: 4), "slow"),
        ]
        for (answer, reason) in answers {
            assistant.answer(answer)
            let began = ContinuousClock.now
            let facts = try await ask(server)
            #expect(facts["advice"]?.string == reason, "\(answer)")
            #expect(facts["suggested"]?.bool == false && facts["plan"] == own["plan"])
            if reason == "slow" { #expect(ContinuousClock.now - began < .seconds(4)) }
            #expect(try await start(server, task) == "09:00")
        }
        #expect(assistant.questions.count == answers.count, "each is asked once")
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("MZ-088 where nobody listens the planner's own plan stands, and the page says so")
    func unreachable() async throws {
        let (program, server, _) = try await started(try RunningServer.freePort())
        defer { withExtendedLifetime(program) {} }
        _ = try await server.send("POST", "/me/settings", ["advisor": "on"])
        #expect(try await ask(server)["advice"]?.string == "unreachable")
        let page = try await server.send(
            "GET", "/day/\(Self.day)/reorganise?advice=unreachable&lang=en", accept: "text/html")
        #expect(page.text.contains("could not be reached"))
        #expect(server.stop(SIGTERM) == 0)
    }
}
