import ArgumentParser
import Foundation
import Interface
import Records
import Storage

/// `wird config check`: checks every configuration file against its schema.
struct ConfigCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Name every fault in the configuration: the file, the key, what is allowed.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A folder of own files to check; by default the one that is in use (see wird config path).")
    var folder: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let resources = installation.resources else { throw Failure(terminal.text("noResources")) }
        let named = folder.map { URL(fileURLWithPath: $0).path }
        if let named, !FileManager.default.fileExists(atPath: named) {
            throw Failure(terminal.text("missing", ["path": named]))
        }
        let report = ConfigReport(
            resources: resources, overrides: named ?? installation.overrides, library: installation.library(),
            checks: HostedApp.checks)
        var lines = report.problems.map { problem in "✗ \(problem.file): \(problem.detail)" }
        if lines.isEmpty {
            lines = ["✓ " + terminal.counted(Phrase("cli.config.good"), Int64(report.files.count))]
        }
        terminal.show(lines, json: Self.json(report))
        guard report.problems.isEmpty else { throw ExitCode(Failure.Code.failed.rawValue) }
    }

    private static func json(_ report: ConfigReport) -> JSON {
        [
            "ok": .bool(report.problems.isEmpty), "files": .array(report.files.map { .string($0) }),
            "errors": .array(
                report.problems.map { problem in
                    ["file": .string(problem.file), "key": .string(problem.key), "reason": .string(problem.reason)]
                }),
        ]
    }
}
