import ArgumentParser
import Records

/// `wird task schedule`.
struct TaskSchedule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule", abstract: "Place a task on a day at a time, or move it there.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument

    @Option(help: ArgumentHelp("The day; by default the one the task stands on.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Option(name: .customLong("at"), help: ArgumentHelp("The time of the day.", valueName: "hh:mm"))
    var start: String

    @Option(help: ArgumentHelp("How long, in minutes.", valueName: "minutes"))
    var duration: Int?

    func run() throws {
        let installation = try Installation(common)
        var form: JSONObject = ["start": .string(start)]
        form["date"] = date.map { .string($0) }
        form["duration"] = duration.map { .int(Int64($0)) }
        try TaskAnswer(installation).show(installation.client().post(task.path("schedule"), form), "scheduled")
    }
}
