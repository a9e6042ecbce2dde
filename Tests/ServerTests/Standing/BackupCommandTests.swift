import Almanac
import Foundation
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("The operator's command that copies backups", .serialized)
struct BackupCommandTests {
    /// A folder with a program in it.
    private final class Workshop: Sendable {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-copy-\(UUID().uuidString)")
            .path
        let failures = Mutex<[String]>([])

        init() throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func command(_ script: String, limit: Int = 20, environment: [String: String] = [:]) throws -> BackupCommand {
            let path = folder + "/copy"
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
            let all = environment.merging(["PATH": "/usr/bin:/bin", "OUT": folder]) { $1 }
            return try #require(
                BackupCommand(path: path, environment: all, limit: limit) { text in
                    self.failures.withLock { $0.append(text) }
                })
        }

        func text(_ name: String) -> String {
            (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
        }
    }

    @Test(
        "it is run with the file's path as its one argument, whatever stands in that, and sees none of the server's keys"
    )
    func argument() throws {
        let shop = try Workshop()
        let file = shop.folder + "/a b; touch pwned `id` \"x\".sqlite"
        try Data("x".utf8).write(to: URL(fileURLWithPath: file))
        let script = """
            folder=$(dirname "$0"); printf '%s\\n' "$#" "$1" >"$folder/seen"; cp "$1" "$folder/copied"; env >"$folder/env"
            """
        let command = try shop.command(
            script, environment: ["WIRD_METRICS_TOKEN": "k1", "WIRD_PURCHASE_KEY": "k2", "WIRD_BACKUP_HOST": "there"])
        #expect(command.run(file) == .made)
        #expect(shop.text("seen") == "1\n\(file)\n" && shop.text("copied") == "x")
        #expect(!FileManager.default.fileExists(atPath: "pwned"))
        #expect(shop.text("env").contains("WIRD_BACKUP_HOST=there"))
        for key in ["k1", "k2", "OUT="] { #expect(!shop.text("env").contains(key)) }
        #expect(shop.failures.withLock { $0.isEmpty })
    }

    @Test("what fails, hangs or can't be started is told apart, with the beginning of what it wrote and no more")
    func failures() throws {
        let shop = try Workshop()
        #expect(try shop.command("echo no room >&2; exit 3").run("/x") == .failed)
        #expect(shop.failures.withLock { $0.last } == "no room\n")
        #expect(try shop.command("yes abcdefghi | head -c 9000000; exit 1").run("/x") == .failed)
        #expect(shop.failures.withLock { $0.last?.utf8.count } == 1_000)
        let start = ContinuousClock.now
        #expect(try shop.command("echo begun; sleep 60", limit: 1).run("/x") == .late)
        #expect(ContinuousClock.now - start < .seconds(15))
        let missing = try #require(BackupCommand(path: "/nowhere/copy", environment: [:]) { _ in })
        #expect(missing.run("/x") == .missing)
        #expect(
            BackupCommand(path: "copy --to there", environment: [:]) { _ in } == nil, "no shell, and no guess by PATH")
    }

    @Test("only a good backup is copied, and what became of it is kept")
    func kept() throws {
        let shop = try Workshop()
        let house = try DataHouse(DataFolder(path: shop.folder + "/data"), healing: false, now: TestSite.instant)
        defer { house.store.close() }
        let command = try shop.command("cp \"$1\" \"$(dirname \"$0\")/elsewhere\"")
        let report = try house.backUp(now: TestSite.instant)
        #expect(report.isGood && report.copy == nil)
        #expect(try command.take(report, house.backups).copy == .made)
        #expect(house.backups.report?.copy == .made && house.backups.report?.isGood == true)
        #expect(FileManager.default.fileExists(atPath: shop.folder + "/elsewhere"))
        try FileManager.default.removeItem(atPath: shop.folder + "/elsewhere")
        var bad = report
        bad.fault = .different
        #expect(try command.take(bad, house.backups).copy == nil)
        #expect(!FileManager.default.fileExists(atPath: shop.folder + "/elsewhere"))
    }
}
