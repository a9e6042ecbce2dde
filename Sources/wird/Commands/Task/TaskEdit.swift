import ArgumentParser
import Records

/// `wird task edit`.
struct TaskEdit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a task; what isn't named stays as it is.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument
    @OptionGroup var fields: TaskFieldOptions
    @OptionGroup var extent: SeriesExtentOption

    @Option(help: "What is to be done.")
    var title: String?

    func run() throws {
        let installation = try Installation(common)
        var form = fields.form
        extent.add(to: &form)
        form["title"] = title.map { .string($0) }
        try TaskAnswer(installation).show(installation.client().post(task.path(), form), "saved")
    }
}
