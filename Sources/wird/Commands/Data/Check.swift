import ArgumentParser

/// `wird check`: whether the data, the backups, the configuration and the content are intact.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the data, the backups, the configuration and the content.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let report = CheckReport(installation)
        installation.terminal.show(report.lines, json: report.json)
        guard report.isGood else { throw ExitCode(Failure.Code.failed.rawValue) }
    }
}
