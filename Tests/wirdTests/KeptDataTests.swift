import Foundation
import Records
import Storage
import Testing

/// What happens to the data when a command is killed, a file is gone or a clock is wrong.
@Suite("Nothing is lost", .serialized)
struct KeptDataTests {
    @Test("SY-060 restores that are killed at any moment leave the old data or the new, and every later command works")
    func killedRestores() throws {
        let program = try Program()
        #expect(try program.run("task", "add", "old").status == 0)
        #expect(try program.run("backup").status == 0)
        let begun = Date()
        #expect(try program.run("restore").status == 0)
        let whole = Date().timeIntervalSince(begun)
        for round in 0..<16 {
            #expect(try program.run("task", "add", "new \(round)").status == 0)
            let (process, output, errors) = program.process(["restore"])
            try process.run()
            // Most kills fall into the second half: what comes before is the program's own start.
            Thread.sleep(forTimeInterval: whole * (0.4 + 0.7 * Double(round) / 16))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            _ = (output, errors)
            let check = try program.run("check", "--json")
            #expect(check.json["checks"]?[0]?["ok"] == true, "round \(round): \(check.output)")
            let titles = try titles(program)
            #expect(titles.contains("old"), "round \(round): \(titles)")
        }
        #expect(try program.run("restore").status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: program.data)
        let left = [".part", "-journal", "restored-"]
        #expect(!files.contains { name in left.contains { name.contains($0) } }, "\(files)")
    }

    @Test("SY-060 SY-061 an import that is killed has taken everything or nothing, and run again takes everything")
    func killedImports() throws {
        let count = 5_000
        let file = try Self.export(of: count)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let begun = Date()
        let imported = try Program().run("import", file)
        let whole = Date().timeIntervalSince(begun)
        #expect(imported.status == 0 && imported.output == "\(count) records imported\n", "\(imported.errors)")
        #expect(imported.errors == "Importing: 0%\nImporting: 25%\nImporting: 50%\nImporting: 75%\n")
        var wholes: Set<Bool> = []
        for round in 0..<8 {
            let program = try Program()
            #expect(try program.run("task", "add", "kept").status == 0)
            let (process, output, errors) = program.process(["import", file])
            try process.run()
            Thread.sleep(forTimeInterval: whole * (0.4 + 0.7 * Double(round) / 8))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            _ = (output, errors)
            let found = try kept(program)
            #expect([1, count + 1].contains(found), "round \(round): \(found)")
            wholes.insert(found > 1)
            guard round % 4 == 0 else { continue }
            #expect(try program.run("import", file).status == 0)
            #expect(try kept(program) == count + 1)
        }
        #expect(wholes.contains(false), "no kill came before the end")
    }

    /// How many tasks an export finds.
    private func kept(_ program: Program) throws -> Int {
        let export = try program.run("export").json
        return (export["records"]?.array ?? []).filter { $0["kind"] == "task" }.count
    }

    /// A file with as many tasks in it.
    private static func export(of count: Int) throws -> String {
        var records: [JSON] = []
        for number in 0..<count {
            records.append([
                "scope": "planner", "kind": "task", "id": .string("t\(number)"),
                "fields": [
                    "title": .string("task \(number)"), "duration": 30,
                    "created": .int(1_795_000_000_000 + Int64(number)),
                ],
            ])
        }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("wird-\(UUID().uuidString).json").path
        try Data((["wird": 1, "records": .array(records)] as JSON).bytes()).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("Without its database, a folder with backups is not begun anew, and the sentence names the way back")
    func missingDatabase() throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        #expect(try program.run("backup").status == 0)
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: program.database + ending) }
        let port = try RunningServer.freePort()
        let serving = ["serve", "--port", "\(port)", "--test-stop-after", "3"]
        for command in [["task", "list", "--inbox"], ["check"], serving] {
            let refused = try program.run(command)
            #expect(refused.status == 1, "\(command)")
            #expect((refused.errors + refused.output).contains("wird restore"), "\(command): \(refused.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: program.database))
        #expect(try program.run("restore").status == 0)
        #expect(try titles(program) == ["kept"])
    }

    @Test("SY-060 after a backup with the clock a year ahead the latest data is restored all the same")
    func clockAhead() throws {
        let program = try Program()
        for number in 1...4 { #expect(try program.run("task", "add", "t\(number)").status == 0) }
        let ahead = ["WIRD_NOW": "2027-11-21T04:00:00Z"]
        #expect(try program.run(["backup", "--test-clock"], environment: ahead).status == 0)
        for number in 5...8 { #expect(try program.run("task", "add", "t\(number)").status == 0) }
        #expect(try program.run("backup", "--test-clock").status == 0)
        #expect(try program.run("restore", "--test-clock").status == 0)
        #expect(try titles(program).count == 8)
    }

    @Test("A backup of a newer schema is refused before anything is moved, and a newer database is no good sign")
    func newerSchema() throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        let path = program.folder + "/newer.sqlite"
        let schema = Schema(steps: Schema.current.steps + ["CREATE TABLE later(x INTEGER) STRICT;"])
        try SQLiteStore(path: path, schema: schema).close()
        let refused = try program.run("restore", path)
        #expect(refused.status == 1 && refused.errors.contains("newer version"), "\(refused.errors)")
        #expect(try titles(program) == ["kept"])
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: program.database + ending) }
        try FileManager.default.copyItem(atPath: path, toPath: program.database)
        let check = try program.run("check", "--json").json["checks"]?[0]
        #expect(check?["ok"] == false && check?["message"]?.string?.contains("newer version") == true)
    }

    @Test("A server whose database file is deleted says so and acknowledges no more writes")
    func deletedDatabase() async throws {
        let program = try Program()
        let server = try await RunningServer(program)
        #expect(try await server.send("POST", "/tasks", ["title": "kept"]).status == 200)
        try FileManager.default.removeItem(atPath: program.database)
        let answer = try await server.send("POST", "/tasks", ["title": "lost"])
        #expect(answer.status == 503 && answer.text.contains("deleted or replaced"), "\(answer.text)")
        #expect(server.stop(SIGTERM) == 0)
    }

    @Test("Drafts that killed commands left are gone after a start of the server")
    func drafts() async throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        #expect(try program.run("backup").status == 0)
        let drafts = ["/wird.sqlite.part", "/backups/wird-2026-11-21T04-00-00Z.sqlite.part"].map { program.data + $0 }
        for path in drafts { try Data("half".utf8).write(to: URL(fileURLWithPath: path)) }
        let server = try await RunningServer(program)
        #expect(server.stop(SIGTERM) == 0)
        #expect(drafts.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
    }

    @Test("Two commands at once wait for each other")
    func sideBySide() async throws {
        let program = try Program()
        #expect(try program.run("task", "add", "kept").status == 0)
        let failures = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<2 {
                group.addTask {
                    (0..<40).compactMap { _ in
                        let result = try? program.run("task", "list", "--inbox", "--json")
                        return result?.status == 0 ? nil : result?.errors ?? "not run"
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func titles(_ program: Program) throws -> [String] {
        let list = try program.run("task", "list", "--inbox", "--json")
        #expect(list.status == 0, "\(list.errors)")
        return (list.json["tasks"]?.array ?? []).compactMap { $0["title"]?.string }.sorted()
    }
}
