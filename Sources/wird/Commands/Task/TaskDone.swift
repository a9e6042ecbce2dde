import ArgumentParser
import Records

/// `wird task done`.
struct TaskDone: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "done", abstract: "Mark a task as done.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument

    func run() throws {
        let installation = try Installation(common)
        try TaskAnswer(installation).show(installation.client().post(task.path("complete"), [:]), "done")
    }
}
