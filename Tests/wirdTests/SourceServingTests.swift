import Foundation
import Records
import Testing

@Suite("The optional source, asked by a running server")
struct SourceServingTests {
    private static let path = "/me/settings/source"

    /// The program with an operator's file that lets this machine be asked.
    private static func program() throws -> Program {
        let program = try Program()
        let folder = program.folder + "/data/config"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let config: JSON = ["near": ["127.0.0.1"]]
        try Data(config.bytes()).write(to: URL(fileURLWithPath: folder + "/NetworkConfig.json"))
        return program
    }

    @Test(
        "MZ-012 MZ-251 switched on, the server asks an Aladhan-compatible server and the day follows it; off, nothing is asked"
    )
    func asked() async throws {
        let program = try Self.program()
        let server = try await RunningServer(program)
        _ = try await server.send(
            "POST", "/place", ["latitude": 24.6877, "longitude": 46.7219, "zone": "Asia/Riyadh"])
        try await Task.sleep(for: .seconds(6))
        #expect(try await server.send("GET", Self.path).json["answered"]?.isNull == true)
        // Wird answers as Aladhan does, so that it can be its own source.
        _ = try await server.send(
            "POST", Self.path, ["step": "on", "address": .string("http://127.0.0.1:\(server.port)/v1")])
        var facts = JSON.null
        for _ in 0..<60 {
            facts = try await server.send("GET", Self.path).json
            if facts["used"]?.bool == true { break }
            try await Task.sleep(for: .milliseconds(500))
        }
        #expect(facts["used"]?.bool == true, "\(facts.text())")
        let day = try await server.send("GET", "/").json
        #expect(day["timetable"]?["source"]?.string == "network")
        #expect(server.stop(SIGTERM) == 0)
        // Neither the place nor the address stands in the log.
        let log = server.log
        #expect(!log.contains("24.6") && !log.contains("latitude="))
    }

    @Test("MZ-251 MZ-254 a source that nobody answers holds no page up, and the computed times stand")
    func unreachable() async throws {
        let program = try Self.program()
        let server = try await RunningServer(program)
        _ = try await server.send(
            "POST", "/place", ["latitude": 24.6877, "longitude": 46.7219, "zone": "Asia/Riyadh"])
        let computed = try await server.send("GET", "/").json["prayers"]
        _ = try await server.send("POST", Self.path, ["step": "on", "address": "http://127.0.0.1:1"])
        var longest = Duration.zero
        for _ in 0..<40 {
            let start = ContinuousClock.now
            let day = try await server.send("GET", "/").json
            longest = max(longest, ContinuousClock.now - start)
            #expect(day["prayers"] == computed)
            try await Task.sleep(for: .milliseconds(250))
        }
        // A request that waited for the source would take its whole time, ten seconds.
        #expect(longest < .seconds(9))
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("MZ-251 while a source is asked that has fallen silent, its kept days are shown in less than 100 ms")
    func kept() async throws {
        let (program, other) = (try Self.program(), try Program())
        // Its folder is there as long as it is.
        defer { withExtendedLifetime(other) {} }
        let answering = try await RunningServer(other)
        let server = try await RunningServer(program)
        let place: JSON = ["latitude": 24.6877, "longitude": 46.7219, "zone": "Asia/Riyadh"]
        _ = try await server.send("POST", "/place", place)
        _ = try await server.send(
            "POST", Self.path, ["step": "on", "address": .string("http://127.0.0.1:\(answering.port)/v1")])
        var facts = JSON.null
        for round in 1...60 {
            facts = try await server.send("GET", Self.path).json
            if facts["used"]?.bool == true { break }
            // A busy machine may have missed the time of the first answer.
            if round % 10 == 0 { _ = try await server.send("POST", Self.path, ["step": "ask"]) }
            try await Task.sleep(for: .milliseconds(500))
        }
        try #require(facts["used"]?.bool == true, "\(facts.text())")
        let days = try await server.send("GET", "/").json["prayers"]
        // A stopped process still takes the connection and never answers: what a source that hangs looks like.
        kill(answering.process.processIdentifier, SIGSTOP)
        _ = try await server.send("POST", Self.path, ["step": "ask"])
        try await Task.sleep(for: .seconds(6))
        var waits: [Duration] = []
        for _ in 0..<20 {
            let start = ContinuousClock.now
            let day = try await server.send("GET", "/").json
            waits.append(ContinuousClock.now - start)
            #expect(day["timetable"]?["source"]?.string == "network" && day["prayers"] == days)
            try await Task.sleep(for: .milliseconds(100))
        }
        // The machine may be busy with other tests for some of them; a page that waited for the source would be late each time.
        let quick = waits.sorted()[4]
        #expect(quick < .milliseconds(100), "\(waits.sorted())")
        kill(answering.process.processIdentifier, SIGCONT)
        #expect(server.stop(SIGTERM) == 0 && answering.stop(SIGTERM) == 0)
    }

    @Test(
        "MZ-021 the clock crosses the place's midnight with only the server running: the new day's blocks are there at once"
    )
    func midnight() async throws {
        let program = try Self.program()
        _ = try program.run("place", "set", "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh")
        let (server, before, first) = try await startedBeforeMidnight(program)
        let blocks = try await server.send("GET", "/day/\(first)").json["prayers"]
        #expect(before["prayers"] == blocks)
        var day = before
        let deadline = ContinuousClock.now + .seconds(300)
        while day["date"]?.string == first, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(500))
            day = try await server.send("GET", "/").json
        }
        let second = try #require(day["date"]?.string)
        #expect(second > first)
        #expect(day["prayers"]?.array?.count == 5)
        #expect(day["prayers"] == (try await server.send("GET", "/day/\(second)").json["prayers"]))
        #expect(server.stop(SIGTERM) == 0)
    }

    /// A server whose clock stands shortly before Riyadh's midnight, with its day: on a busy machine starting can take
    /// longer than that, and it is started anew with more time in hand.
    private func startedBeforeMidnight(_ program: Program) async throws -> (RunningServer, JSON, String) {
        for secondsLeft in [25, 90, 240] {
            // Riyadh is three hours ahead all year.
            let now = Int(Date().timeIntervalSince1970)
            let lead = 86_400 - (now + 3 * 3_600) % 86_400 - secondsLeft
            let ending = String(Date(timeIntervalSince1970: Double(now + lead + 3 * 3_600)).ISO8601Format().prefix(10))
            let server = try await RunningServer(program, environment: ["WIRD_NOW": "+\(lead)"])
            let day = try await server.send("GET", "/").json
            let date = try #require(day["date"]?.string)
            if date == ending { return (server, day, date) }
            #expect(server.stop(SIGTERM) == 0)
        }
        throw TooSlow()
    }

    private struct TooSlow: Error {}
}
