import ArgumentParser
import Records

/// `wird path status`.
struct PathStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Say where one is on the path.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let progress = try installation.client().get("/path/journey")
        terminal.show(PathText(json: progress, terminal: terminal).standing(progress), json: progress)
    }
}
