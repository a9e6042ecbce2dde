import ArgumentParser
import Records

/// `wird task list`.
struct TaskList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the tasks of a day and of the inbox.")

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Another day than today.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Flag(help: "Only the inbox.")
    var inbox = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let client = try installation.client()
        var tasks: [JSON] = []
        if !inbox {
            let day = try client.get(date.map { "/day/\($0)" } ?? "/")
            tasks += day["tasks"]?.array ?? []
            if date != nil { return show(tasks, terminal) }
        }
        tasks += try client.get("/inbox")["tasks"]?.array ?? []
        show(tasks, terminal)
    }

    private func show(_ tasks: [JSON], _ terminal: Terminal) {
        let lines = tasks.isEmpty ? [terminal.word("noTasks")] : tasks.map { TaskText($0, terminal).line }
        terminal.show(lines, json: ["tasks": .array(tasks)])
    }
}

/// `wird task series`.
struct SeriesList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "series", abstract: "List what repeats, each in words with its next day.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let series = try installation.client().get("/series")["series"]?.array ?? []
        let lines = series.map { piece in
            let parts = [
                terminal.digits(piece["next"]?.string ?? ""), piece["title"]?.string ?? "", piece["text"]?.string ?? "",
                "(\(piece["task"]?.string ?? piece["id"]?.string ?? ""))",
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: terminal.parting)
        }
        terminal.show(lines.isEmpty ? [terminal.word("noSeries")] : lines, json: ["series": .array(series)])
    }
}
