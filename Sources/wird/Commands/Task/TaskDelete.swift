import ArgumentParser
import Records

/// `wird task delete`.
struct TaskDelete: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a task.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var task: TaskIDArgument
    @OptionGroup var extent: SeriesExtentOption

    func run() throws {
        let installation = try Installation(common)
        var form = JSONObject()
        extent.add(to: &form)
        try TaskAnswer(installation).show(installation.client().post(task.path("delete"), form), "deleted")
    }
}
