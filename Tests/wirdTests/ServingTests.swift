import Foundation
import Records
import Storage
import Testing

@Suite("Serving", .serialized)
struct ServingTests {
    @Test("SY-007 MZ-076 killed in the middle of 1,000 writes, the server loses nothing it has acknowledged")
    func killed() async throws {
        let program = try Program()
        var acknowledged: Set<String> = []
        for (round, limit) in [150, 350, 500].enumerated() {
            let server = try await RunningServer(program)
            let port = server.port
            await withTaskGroup(of: [String].self) { group in
                for writer in 0..<8 {
                    group.addTask { await Self.write("r\(round)w\(writer)", count: limit / 4, to: server) }
                }
                group.addTask {
                    // Somewhere in the middle: the writers are cut off in the act.
                    try? await Task.sleep(for: .milliseconds(400 + 150 * round))
                    _ = server.stop(SIGKILL)
                    return []
                }
                for await titles in group { acknowledged.formUnion(titles) }
            }
            #expect(port == server.port && !server.process.isRunning)
        }
        #expect(acknowledged.count > 20, "the writers got through to \(acknowledged.count) answers")
        let server = try await RunningServer(program)
        let kept = try #require(try await server.send("GET", "/me/data/wird.json").json["records"]?.array)
        let titles = Set(kept.compactMap { $0["fields"]?["title"]?.string })
        #expect(acknowledged.subtracting(titles).isEmpty, "\(acknowledged.subtracting(titles).count) were lost")
        #expect(server.stop(SIGTERM) == 0)
        #expect(try program.run("check", "--json").json["checks"]?[0]?["ok"] == true)
    }

    @Test("SY-001 the help leaves out the commands of a hidden area, which then say that it is hidden")
    func hiddenArea() async throws {
        let program = try Program()
        #expect(try program.run("--help").output.contains("Search and read the Quran"))
        let server = try await RunningServer(program)
        #expect(try await server.send("POST", "/me/settings", ["showsQuran": "off"]).status == 200)
        #expect(server.stop(SIGTERM) == 0)
        let help = try program.run("--help").output
        #expect(!help.contains("Search and read the Quran") && help.contains("Add, list, schedule and finish tasks"))
        let asked = try program.run("quran", "search", "2:255")
        #expect(asked.status == 3 && asked.errors.contains("hidden"), "\(asked.errors)")
    }

    /// Adds tasks until the server is gone; gives the titles of those it has acknowledged.
    private static func write(_ name: String, count: Int, to server: RunningServer) async -> [String] {
        var titles: [String] = []
        for number in 0..<count {
            let title = "\(name)n\(number)"
            guard let answer = try? await server.send("POST", "/tasks", ["title": .string(title)]) else { break }
            if answer.status == 200 { titles.append(title) }
        }
        return titles
    }

    @Test("Aladhan's API is answered over HTTP to a program that names no type it accepts")
    func aladhan() async throws {
        let program = try Program()
        let place = try program.run("place", "set", "--lat", "21.4225", "--lon", "39.8262", "--zone", "Asia/Riyadh")
        try #require(place.status == 0, "\(place.errors)")
        let server = try await RunningServer(program)
        let own = try await server.send("GET", "/v1/timings/21-11-2026?method=4", accept: "*/*")
        #expect(own.status == 200 && own.json["data"]?["timings"]?["Maghrib"] == "17:38")
        let times = try program.run(
            "times", "--lat", "21.4225", "--lon", "39.8262", "--zone", "Asia/Riyadh", "--date", "2026-11-21",
            "--method",
            "umm-al-qura", "--json")
        #expect(times.json["days"]?[0]?["fajr"]?.string == own.json["data"]?["timings"]?["Fajr"]?.string)
        let refused = try await server.send("GET", "/v1/qibla/91/0")
        #expect(refused.status == 400 && refused.json["code"] == 400)
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("Asked to stop, the server finishes what it has begun and ends with 0")
    func stopping() async throws {
        for signal in [SIGTERM, SIGINT] {
            let program = try Program()
            let server = try await RunningServer(program)
            let writing = Task { await Self.write("s", count: 200, to: server) }
            try await Task.sleep(for: .milliseconds(200))
            #expect(server.stop(signal) == 0)
            let acknowledged = await writing.value
            let titles = try program.run("task", "list", "--json").json["tasks"]?.array?.compactMap {
                $0["title"]?.string
            }
            let kept = try program.run("export").output
            #expect(acknowledged.allSatisfy { kept.contains("\"\($0)\"") }, "\(titles?.count ?? 0)")
        }
    }

    @Test("A port that is taken gives one sentence and 1, and the port does not move")
    func portTaken() throws {
        let program = try Program()
        let listener = try Listener()
        defer { listener.close() }
        let result = try program.run("serve", "--port", "\(listener.port)", "--test-stop-after", "5")
        #expect(result.status == 1)
        #expect(result.errors.contains("\(listener.port)") && result.errors.contains("--port"), "\(result.errors)")
    }

    @Test("MZ-076 two processes on the same data: each sees what the other has done, at once")
    func twoProcesses() async throws {
        let program = try Program()
        let server = try await RunningServer(program)
        #expect(try await server.send("GET", "/inbox").json["count"] == 0)
        let added = try program.run("task", "add", "from the terminal", "--json")
        let id = try #require(added.json["task"]?["id"]?.string, "\(added.errors)")
        #expect(try await server.send("GET", "/inbox").json["tasks"]?[0]?["title"] == "from the terminal")
        #expect(try await server.send("POST", "/tasks/\(id)/complete", [:]).status == 200)
        #expect(try await server.send("POST", "/tasks", ["title": "from the browser"]).status == 200)
        let titles = try program.run("task", "list", "--inbox", "--json").json["tasks"]?.array?.compactMap {
            $0["title"]?.string
        }
        #expect(titles == ["from the browser"])
        let restore = try program.run("restore")
        #expect(restore.status == 1 && restore.errors.contains("Stop it"), "nothing is put in place of data in use")
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("SY-060 MZ-258 a server that finds its database damaged brings back the newest good backup and says so")
    func healing() async throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        #expect(try program.run("backup").status == 0)
        try Data(repeating: 0x5A, count: 20_000).write(to: URL(fileURLWithPath: program.database))
        let server = try await RunningServer(program)
        #expect(try await server.send("GET", "/inbox").json["tasks"]?[0]?["title"] == "kept")
        let place: JSON = ["latitude": "21.4225", "longitude": "39.8262", "zone": "Asia/Riyadh"]
        #expect(try await server.send("POST", "/place", place).status == 200)
        #expect(try await server.send("GET", "/").json["notice"] == "data-restored")
        #expect(
            try await server.send("GET", "/?lang=en", accept: "text/html").text.contains("Data restored from backup"))
        #expect(server.stop(SIGTERM) == 0)
        #expect(server.log.contains("restored from the backup"))
        let later = try await RunningServer(program, environment: ["WIRD_NOW": "2026-11-22T05:00:00Z"])
        #expect(try await later.send("GET", "/").json["notice"] == nil, "it is said for a day")
        #expect(later.stop(SIGTERM) == 0)
    }

    @Test("SY-060 with the clock a day on, a running server has made a backup")
    func dailyBackup() async throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        for day in ["2026-11-21", "2026-11-22"] {
            let server = try await RunningServer(program, environment: ["WIRD_NOW": "\(day)T10:00:00Z"])
            for _ in 0..<80 where Backups(DataFolder(path: program.data)).list().first?.timeText.hasPrefix(day) != true
            {
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(server.stop(SIGTERM) == 0)
        }
        let made = Backups(DataFolder(path: program.data)).list().map { String($0.timeText.prefix(10)) }
        #expect(made == ["2026-11-22", "2026-11-21"])
    }

    @Test("SY-062 K70 what is erased can be taken back from the server; let go, no row, backup or file knows a title")
    func erasing() async throws {
        let program = try Program()
        let secret = "SecretTitleOfATask"
        let server = try await RunningServer(program)
        #expect(try await server.send("POST", "/tasks", ["title": .string(secret)]).status == 200)
        #expect(try program.run("backup").status == 0)
        #expect(try program.holds(secret))
        let answer = try await server.send("POST", "/me/data/erase", ["extent": "all", "confirmation": "on"])
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try await server.send("GET", "/inbox").json["count"] == 0)
        let back = try await server.send("POST", "/me/data/erased", ["chosen": "planner.1"])
        #expect(back.json["restored"] == 1, "\(back.text)")
        #expect(try await server.send("GET", "/inbox").json["count"] == 1)
        #expect(Backups(DataFolder(path: program.data)).list().count == 1, "the backup outlives an erasure")
        #expect(try await server.send("POST", "/me/data/erase", ["extent": "all", "confirmation": "on"]).status == 200)
        #expect(try await server.send("POST", "/me/data/forget", [:]).status == 422)
        #expect(try await server.send("POST", "/me/data/forget", ["confirmation": "on"]).json["forgotten"] == 1)
        #expect(try !program.holds(secret))
        #expect(try await server.send("GET", "/inbox").json["count"] == 0)
        #expect(server.stop(SIGTERM) == 0)
        #expect(try !program.holds(secret))
    }

    #if os(Linux)
        @Test("SY-018 SY-007 the server opens no connection of its own, whatever is asked of it")
        func noConnections() async throws {
            let program = try Program()
            let server = try await RunningServer(program)
            for path in [
                "/", "/day/2026-11-21", "/inbox", "/tasks/new", "/place", "/place?q=Makkah", "/me", "/me/settings",
                "/me/data",
                "/me/sources", "/me/about", "/bundle.json", "/sw.js", "/manifest.webmanifest", "/nowhere",
            ] {
                _ = try await server.send("GET", path, accept: "text/html")
                let foreign = try sockets(of: server.process.processIdentifier).filter { $0.localPort != server.port }
                #expect(foreign.isEmpty, "\(path): \(foreign)")
            }
            #expect(server.stop(SIGTERM) == 0)
        }

        private struct Socket {
            var localPort: Int
            var line: String
        }

        /// The internet sockets that a process holds (proc(5)).
        private func sockets(of process: Int32) throws -> [Socket] {
            let folder = "/proc/\(process)/fd"
            let inodes = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name -> Substring? in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
                return target.flatMap { $0.hasPrefix("socket:[") ? $0.dropFirst(8).dropLast() : nil }
            }
            return try ["tcp", "tcp6", "udp", "udp6"].flatMap { kind -> [Socket] in
                let table = try String(contentsOfFile: "/proc/\(process)/net/\(kind)", encoding: .utf8)
                return table.split(separator: "\n").dropFirst().compactMap { line in
                    let columns = line.split(separator: " ")
                    guard columns.count > 9, inodes.contains(columns[9]) else { return nil }
                    let port = columns[1].split(separator: ":").last.flatMap { Int($0, radix: 16) } ?? 0
                    return Socket(localPort: port, line: String(line))
                }
            }
        }
    #endif
}
