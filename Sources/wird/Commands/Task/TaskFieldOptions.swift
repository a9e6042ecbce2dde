import ArgumentParser
import Records

/// What a task may be given besides its title.
struct TaskFieldOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The day.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Option(name: .customLong("at"), help: ArgumentHelp("The time of the day.", valueName: "hh:mm"))
    var start: String?

    @Option(help: ArgumentHelp("How long, in minutes.", valueName: "minutes"))
    var duration: Int?

    @Option(help: "Notes.")
    var notes: String?

    @Option(help: "A category.")
    var category: String?

    /// The fields of the app's form; what was not given is left out.
    var form: JSONObject {
        var form = JSONObject()
        form["date"] = date.map { .string($0) }
        form["start"] = start.map { .string($0) }
        form["duration"] = duration.map { .int(Int64($0)) }
        form["notes"] = notes.map { .string($0) }
        form["category"] = category.map { .string($0) }
        return form
    }
}
