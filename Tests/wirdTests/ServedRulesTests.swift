import Foundation
import Records
import Testing

@Suite("The rules that a running server is given", .serialized)
struct ServedRulesTests {
    @Test(
        "SY-050 the server that is run holds a sync to the token it shows, and takes neither access nor made-up scopes by one"
    )
    func doors() async throws {
        let program = try Program()
        let server = try await RunningServer(program)
        func record(_ scope: String, _ kind: String) -> JSON {
            let fields: JSON = ["name": ["x", "019ac0000000-00000000-00000000000000aa"]]
            return ["scope": .string(scope), "kind": .string(kind), "id": "a", "generation": 0, "fields": fields]
        }
        let message: JSON = [
            "protocol": 1, "replica": "00000000000000aa", "cursor": 0,
            "records": [record("own", "token"), record("x1", "task"), record("planner", "task")],
        ]
        for path in ["/sync", "/audio/clear"] {
            let refused = try await server.send(
                "POST", path, message, token: "wird-\(String(repeating: "0", count: 32))")
            #expect(refused.status == 401, "\(path)")
        }
        let reply = try await server.send("POST", "/sync", message)
        #expect(reply.status == 200, "\(reply.text)")
        let refused = reply.json["refused"]?.array?.compactMap { $0["key"]?["scope"]?.string } ?? []
        #expect(refused.sorted() == ["own", "x1"], "\(reply.text)")
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("SY-062 K70 the server that is run makes an erasure final by itself after its days, and cleans the backups")
    func finalErasure() async throws {
        let program = try Program()
        let secret = "SecretTitleOfATask"
        #expect(try program.run("task", "add", secret).status == 0)
        #expect(try program.run("backup").status == 0)
        var kept: [Bool] = []
        for (number, day) in ["2026-11-21", "2026-11-29", "2026-12-01", "2026-12-11"].enumerated() {
            let server = try await RunningServer(program, environment: ["WIRD_NOW": "\(day)T10:00:00Z"])
            if number == 0 {
                let erasing: JSON = ["extent": "all", "confirmation": "on"]
                #expect(try await server.send("POST", "/me/data/erase", erasing).status == 200)
            }
            // Its first look comes two seconds after its start.
            for _ in 0..<(number == 0 ? 30 : 80) {
                guard try program.holds(secret) else { break }
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(server.stop(SIGTERM) == 0)
            kept.append(try program.holds(secret))
        }
        #expect(kept.first == true, "for 7 days it can be taken back")
        #expect(kept.last == false, "\(kept)")
    }
}
