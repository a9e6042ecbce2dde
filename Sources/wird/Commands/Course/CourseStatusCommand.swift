import App
import ArgumentParser
import Records

/// `wird course status`: how one's own course stands, as its first page says.
struct CourseStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "How your own course stands, and the one next step.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "How the school of this server stands instead.")
    var school = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        if school {
            let status = try SchoolDesk(installation).client.get(SchoolSpace.path)
            return terminal.show([CourseSchoolText.status(status, terminal)], json: status)
        }
        let state = try installation.client().get("/course")
        terminal.show(CourseStateText(json: state, terminal: terminal).lines, json: state)
    }
}
