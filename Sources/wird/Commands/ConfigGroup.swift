import ArgumentParser
import Foundation
import Interface
import Records
import Storage

/// `wird config …`.
struct ConfigGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Check, show and find the configuration files.",
        subcommands: [ConfigCheck.self, ConfigShow.self, ConfigPath.self])
}

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

/// `wird config show`: the configuration in force, with an operator's own files laid over the shipped ones.
struct ConfigShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print the configuration as it holds, own files laid over the shipped ones.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A file without its ending, such as PlannerConfig; by default all.")
    var file: String?

    @Argument(help: "A key of it, such as timeline.grid.")
    var key: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        var value = try installation.bundle(installation.library()).bundle.json["config"] ?? .null
        var steps = file.map { [$0] } ?? []
        steps += key?.split(separator: ".").map(String.init) ?? []
        var path = ""
        for step in steps {
            path += path.isEmpty ? step : ".\(step)"
            guard let inner = value[step] ?? Int(step).flatMap({ value[$0] }) else {
                throw Failure(terminal.word("config.noKey", ["key": path]), .usage)
            }
            value = inner
        }
        print(value.text())
    }
}

/// `wird config path`: where an operator's own files belong, and where the shipped ones are.
struct ConfigPath: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the folder for own configuration files.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        guard let resources = installation.resources else {
            throw Failure(installation.terminal.text("noResources"))
        }
        installation.terminal.show(
            [installation.overrides],
            json: ["own": .string(installation.overrides), "shipped": .string(resources.config)])
    }
}
