import ArgumentParser
import Records

/// `wird today`: the day's prayers, the time to the next one, and the plan.
struct Today: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Show a day: its prayers, the time to the next one, and its tasks.",
            shouldDisplay: ShownAreas.contain("today"))
    }

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Another day than today.", valueName: "yyyy-mm-dd"))
    var date: String?

    func run() throws {
        let installation = try Installation(common)
        let day = try installation.client().get(date.map { "/day/\($0)" } ?? "/")
        let terminal = installation.terminal
        guard day["prayers"] != nil else { throw Failure(terminal.word("noPlace"), .refused) }
        terminal.show(DayText(day, terminal).lines, json: day)
    }
}
