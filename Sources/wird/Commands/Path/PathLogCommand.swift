import ArgumentParser
import Records

/// `wird path log`.
struct PathLogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "log", abstract: "Note an action as done.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The action's name, as `wird path today` lists it: fajr, quran-portion.")
    var action: String

    @Option(help: ArgumentHelp("Another day than today.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Flag(help: "Take back that it was done.")
    var undo = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let client = try installation.client()
        let day = try client.get("/path")
        guard day["begun"] == true else { throw Failure(terminal.word("path.notBegun"), .refused) }
        let on = date ?? day["date"]?.string ?? ""
        let answer = try client.post(
            "/path/day/\(on)", ["step": .string(undo ? "undo" : "done"), "entry": .string(action)])
        terminal.show(PathText(json: answer["day"] ?? .null, terminal: terminal).lines, json: answer)
    }
}
