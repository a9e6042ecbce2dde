import ArgumentParser
import Records

/// `wird course status`: how one's own course stands, as its first page says.
struct CourseStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "How your own course stands, and the one next step.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let state = try installation.client().get("/course")
        terminal.show(CourseStateText(json: state, terminal: terminal).lines, json: state)
    }
}
