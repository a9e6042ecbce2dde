import Foundation
import Records
import Testing

@Suite("How the server stands, on the command line", .serialized)
struct StatusCommandTests {
    @Test("it says the version, the room, the last backup with its trial, and what waits; in the terminal's language")
    func status() throws {
        let program = try Program()
        #expect(try program.run("task", "add", "SecretTitle", "--test-clock").status == 0)
        #expect(try program.run("backup", "--test-clock").output.contains("came back whole"))
        let shown = try program.run("status", "--test-clock")
        #expect(shown.output.contains("Version: ") && shown.output.contains("Within the last hour"), "\(shown.errors)")
        #expect(shown.output.contains("came back whole") && shown.output.contains(" MB"))
        #expect(!shown.output.contains("SecretTitle"))
        let json = try program.run("status", "--json", "--test-clock").json
        #expect(json["tried"]?["fault"] == .null && json["streams"] == .null && json["devices"] == 0)
        #expect((json["tried"]?["records"]?.int ?? 0) > 0 && (json["bytes"]?["data"]?.int ?? 0) > 0)
        let arabic = try program.run("status", "--lang", "ar", "--test-clock")
        #expect(arabic.output.contains("خلال الساعة الأخيرة"))
        let late = try program.run(
            "status", "--test-clock", environment: ["WIRD_NOW": "2026-11-24T04:00:00Z"])
        #expect(
            late.status == 1 && late.output.contains("more than two days old") && late.output.contains("72 hours ago"))
    }

    @Test("a backup's copy elsewhere is made by the program that is named, and a failure is said in words")
    func copies() throws {
        let program = try Program()
        #expect(try program.run("task", "add", "x", "--test-clock").status == 0)
        let copier = program.folder + "/copier"
        func write(_ script: String) throws {
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: copier))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copier)
        }
        try write("cp \"$1\" \"$WIRD_BACKUP_TO\"")
        let elsewhere = program.folder + "/elsewhere"
        let environment = ["WIRD_BACKUP_COMMAND": copier, "WIRD_BACKUP_TO": elsewhere]
        let made = try program.run("backup", "--test-clock", "--json", environment: environment)
        #expect(made.status == 0 && made.json["copy"] == "made", "\(made.errors)")
        #expect(FileManager.default.fileExists(atPath: elsewhere))
        try write("echo nothing there >&2; exit 1")
        let failed = try program.run("backup", "--backup-command", copier, "--test-clock")
        #expect(failed.status == 1 && failed.errors.contains("nothing there"))
        #expect(try program.run("status", "--test-clock").output.contains("not copied elsewhere"))
        let relative = try program.run("backup", "--backup-command", "cp there", "--test-clock")
        #expect(relative.status == 2 && relative.errors.contains("whole path"))
    }

    @Test(
        "what is no public address, no range and no format of a log is refused in one sentence before anything listens")
    func refused() throws {
        let program = try Program()
        for (arguments, environment, words) in [
            (["--url", "http://wird.example.org"], [:], "can’t be the public address"),
            ([], ["WIRD_URL": "https://127.0.0.1:8470"], "can’t be the public address"),
            (["--url", "https://wird.example.org", "--trusted-proxies", "proxy"], [:], "proxy is no range"),
            ([], ["WIRD_TRUSTED_PROXIES": "10.0.0.0/8"], "no public address"),
            ([], ["WIRD_LOG": "xml"], "xml"),
        ] as [([String], [String: String], String)] {
            let answer = try program.run(["serve", "--test-stop-after", "5"] + arguments, environment: environment)
            #expect(answer.status == 2 && answer.errors.contains(words), "\(arguments) \(answer.errors)")
        }
        let elsewhere = try program.run("serve", "--host", "0.0.0.0", "--url", "https://wird.example.org")
        #expect(elsewhere.status == 1 && elsewhere.errors.contains("0.0.0.0"))
    }

    @Test(
        "behind a proxy the server says its address, and wird pair makes a link to it while it runs; a service's journal has none"
    )
    func pairing() async throws {
        let program = try Program()
        let environment = ["WIRD_URL": "https://wird.example.org", "WIRD_LOG": "json"]
        let port = try RunningServer.freePort()
        let logged = try program.run(
            ["serve", "--port", "\(port)", "--test-stop-after", "0.5", "--test-clock"],
            environment: environment.merging(["JOURNAL_STREAM": "8:1"]) { $1 })
        #expect(
            logged.output.contains("https://wird.example.org/") && logged.output.contains("wird pair"),
            "\(logged.errors)")
        #expect(!logged.output.contains("/pair#") && !logged.errors.contains("/pair#"))
        for line in logged.errors.split(separator: "\n") {
            #expect((try? JSON(reading: String(line)))?["level"] != nil, "\(line)")
        }
        let server = try await RunningServer(program, environment: environment)
        let pair = try program.run("pair", "--test-clock")
        #expect(
            pair.output.firstMatch(of: #/https:\/\/wird\.example\.org\/pair#[0-9A-Z-]{31}\n/#) != nil, "\(pair.errors)")
        let ready = try await server.send("GET", "/readyz")
        #expect(ready.status == 200 && ready.json["status"] == "ready", "\(ready.text)")
        let machine = try await server.send("GET", "/me/machine")
        #expect(machine.json["streams"] == 0 && (machine.json["bytes"]?["content"]?.int ?? 0) > 0)
        #expect(server.stop(SIGTERM) == 0)
        let alone = try program.run("pair", "--test-clock", environment: ["WIRD_DATA": program.folder + "/other"])
        #expect(alone.status == 3 && alone.errors.contains("wird serve --home"), "\(alone.errors)")
    }
}
