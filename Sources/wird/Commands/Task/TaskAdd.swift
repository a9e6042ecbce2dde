import ArgumentParser
import Records

/// `wird task add`.
struct TaskAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a task: to the inbox, or at a day and time.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var fields: TaskFieldOptions

    @Argument(help: "What is to be done.")
    var title: String

    func run() throws {
        let installation = try Installation(common)
        var form = fields.form
        form["title"] = .string(title)
        try TaskAnswer(installation).show(installation.client().post("/tasks", form), "added")
    }
}
