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

/// The fields of a task besides its title.
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

    @Option(help: "How much it matters: high, medium or low.")
    var priority: String?

    @Option(
        help: ArgumentHelp("By when it is to be finished: a day, or a day and a time.", valueName: "yyyy-mm-dd[Thh:mm]")
    )
    var deadline: String?

    @Option(
        help: ArgumentHelp(
            "After this prayer instead of at a time: fajr, dhuhr, asr, maghrib or isha.", valueName: "prayer"))
    var after: String?

    @Option(help: ArgumentHelp("Ending before this prayer instead of at a time.", valueName: "prayer"))
    var before: String?

    @Option(
        help: ArgumentHelp(
            "How many minutes after or before the prayer; by default straight after or before.", valueName: "minutes"))
    var minutes: Int?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "How it repeats: a rule of RFC 5545 such as FREQ=WEEKLY;BYDAY=MO,TH, or 'never'.", valueName: "rule"))
    var rule: String?

    @Flag(inversion: .prefixedNo, help: "Whether reorganising a day leaves it where it is.")
    var fixed: Bool?

    func validate() throws {
        guard after == nil || before == nil else { throw ValidationError("Give either --after or --before, not both.") }
        guard minutes == nil || after != nil || before != nil else {
            throw ValidationError("--minutes needs --after or --before.")
        }
    }

    /// The fields of the app's form, without those that were not given.
    var form: JSONObject {
        var form = JSONObject()
        form["date"] = date.map { .string($0) }
        form["start"] = start.map { .string($0) }
        form["duration"] = duration.map { .int(Int64($0)) }
        form["notes"] = notes.map { .string($0) }
        form["category"] = category.map { .string($0) }
        form["priority"] = priority.map { .string($0) }
        if let parts = deadline?.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false) {
            form["deadlineDay"] = .string(String(parts[0]))
            form["deadlineTime"] = .string(parts.count > 1 ? String(parts[1]) : "")
        }
        if let prayer = after ?? before {
            form["timing"] = .string(after == nil ? "before" : "after")
            form["prayer"] = .string(prayer)
            form["minutes"] = .string(minutes.map { "\($0)" } ?? "")
        }
        if let rule {
            form["repeat"] = .string(rule == "never" ? "" : "rule")
            form["rule"] = .string(rule)
        }
        form["fixed"] = fixed.map { .bool($0) }
        return form
    }
}
