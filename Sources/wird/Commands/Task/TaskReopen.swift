import ArgumentParser
import Records

/// `wird task reopen`.
struct TaskReopen: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Mark a task as not done.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument

    func run() throws {
        let installation = try Installation(common)
        try TaskAnswer(installation).show(installation.client().post(task.path("reopen"), [:]), "reopened")
    }
}
