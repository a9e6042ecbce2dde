import ArgumentParser
import Records

/// `wird path today`.
struct PathTodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "today", abstract: "List the day's actions.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let day = try installation.client().get("/path")
        guard day["begun"] == true else { throw Failure(terminal.word("path.notBegun"), .refused) }
        terminal.show(PathText(json: day, terminal: terminal).lines, json: day)
    }
}
