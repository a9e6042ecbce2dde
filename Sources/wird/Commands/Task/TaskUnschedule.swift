import ArgumentParser
import Records

/// `wird task unschedule`.
struct TaskUnschedule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unschedule", abstract: "Put a task back into the inbox.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument

    func run() throws {
        let installation = try Installation(common)
        try TaskAnswer(installation).show(installation.client().post(task.path("unschedule"), [:]), "unscheduled")
    }
}
