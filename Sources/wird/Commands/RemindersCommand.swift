import ArgumentParser
import Records

/// `wird reminders`: the reminders of the next day, the same as every other way of alerting has.
struct RemindersCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "reminders", abstract: "List the reminders that come, prayers and tasks.",
            shouldDisplay: ShownAreas.contain("today"))
    }

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let facts = try installation.client().get("/reminders")
        var lines: [String] = []
        for reminder in facts["pending"]?.array ?? [] {
            let time = terminal.digits(reminder["time"]?.string ?? "")
            lines.append(time + "  " + (reminder["title"]?.string ?? "") + "  " + (reminder["body"]?.string ?? ""))
        }
        if lines.isEmpty { lines = [terminal.word("reminders.none")] }
        terminal.show(lines, json: facts)
    }
}
