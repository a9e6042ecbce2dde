import ArgumentParser
import Records

/// `wird path rest`.
struct PathRestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rest", abstract: "Begin a week of rest, or end it.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "End it before its time.")
    var end = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try installation.client().post("/path/rest", ["step": .string(end ? "unrest" : "rest")])
        terminal.show([terminal.word(answer["resting"] == true ? "path.resting" : "path.back")], json: answer)
    }
}
