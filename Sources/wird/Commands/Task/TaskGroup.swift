import ArgumentParser
import Records

/// `wird task …`.
struct TaskGroup: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "task", abstract: "Add, list, schedule and finish tasks.",
            shouldDisplay: ShownAreas.contain("today"),
            subcommands: [
                TaskAdd.self, TaskList.self, TaskSchedule.self, TaskUnschedule.self, TaskDone.self, TaskReopen.self,
                TaskDelete.self, TaskEdit.self, SeriesList.self,
            ])
    }
}

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

/// A task's id, as `wird task list` prints it.
struct TaskIDArgument: ParsableArguments {
    @Argument(help: "The task's id, as task list prints it.")
    var id: String

    /// The task's address. An id with characters that no id has leads to an address that doesn't exist.
    func path(_ action: String? = nil) -> String {
        let plain = id.utf8.allSatisfy {
            Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber || $0 == UInt8(ascii: "-")
        }
        return "/tasks/\(plain && !id.isEmpty ? id : "-")" + (action.map { "/\($0)" } ?? "")
    }
}

/// The option for which days of a series a change is for.
struct SeriesExtentOption: ParsableArguments {
    @Option(help: "For a day of a series, which days the change is for: this, following or all.")
    var which: String?

    /// Adds it to the app's form.
    func add(to form: inout JSONObject) {
        form["which"] = which.map { .string($0) }
    }
}

/// Prints the state of a task after a change.
struct TaskAnswer {
    private let terminal: Terminal

    init(_ installation: Installation) {
        terminal = installation.terminal
    }

    /// - Parameter key: the key of the sentence under `cli` in the catalogues.
    func show(_ answer: JSON, _ key: String) {
        let task = answer["task"] ?? .null
        terminal.show([terminal.word(key), TaskText(task, terminal).line], json: answer)
    }
}
