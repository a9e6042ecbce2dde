import ArgumentParser
import Interface
import Records

/// `wird path …`.
struct PathCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "The worship path: the day, what was done, rest, where one is.",
        subcommands: [
            PathTodayCommand.self, PathLogCommand.self, PathRestCommand.self, PathStatusCommand.self,
            PathUnlockCommand.self, PathLockCommand.self,
        ])
}

/// `wird path today`.
struct PathTodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "today", abstract: "List the day's actions.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let day = try installation.client().get("/path")
        guard day["begun"] == true else { throw Failure(terminal.word("path.notBegun"), .refused) }
        terminal.show(PathText(json: day, terminal: terminal).lines, json: day)
    }
}

/// `wird path log`.
struct PathLogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "log", abstract: "Note an action as done.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The action's name, as `wird path today` lists it: fajr, quran-portion.")
    var action: String

    @Option(help: ArgumentHelp("Another day than today.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Flag(help: "Take back that it was done.")
    var undo = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let client = try installation.client()
        let day = try client.get("/path")
        guard day["begun"] == true else { throw Failure(terminal.word("path.notBegun"), .refused) }
        let on = date ?? day["date"]?.string ?? ""
        let answer = try client.post(
            "/path/day/\(on)", ["step": .string(undo ? "undo" : "done"), "entry": .string(action)])
        terminal.show(PathText(json: answer["day"] ?? .null, terminal: terminal).lines, json: answer)
    }
}

/// `wird path rest`.
struct PathRestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rest", abstract: "Begin a week of rest, or end it.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "End it before its time.")
    var end = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try installation.client().post("/path/rest", ["step": .string(end ? "unrest" : "rest")])
        terminal.show([terminal.word(answer["resting"] == true ? "path.resting" : "path.back")], json: answer)
    }
}

/// `wird path status`.
struct PathStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Say where one is on the path.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let progress = try installation.client().get("/path/journey")
        terminal.show(PathText(json: progress, terminal: terminal).standing(progress), json: progress)
    }
}

/// `wird path unlock`.
struct PathUnlockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Open a locked path for a few minutes with its code, or take its lock away.",
        discussion: "The code is read from standard input, so that it stands in no list of commands.")

    @OptionGroup var common: CommonOptions

    @Flag(
        help: "Take the lock away, also without its code: whoever uses this account could read the file all the same.")
    var remove = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard !remove else {
            let answer = try installation.removePathLock()
            return terminal.show([terminal.word("path.unlocked")], json: answer)
        }
        let client = try installation.client()
        let isLocked = try client.isPathLocked()
        if isLocked { terminal.ask(terminal.word("path.code")) }
        let code = isLocked ? readLine() ?? "" : ""
        let answer = try client.post("/path/lock", ["step": "open", "code": .string(code)])
        terminal.show([terminal.word("path.open")], json: answer)
    }
}

/// `wird path lock`.
struct PathLockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Close a path that has a lock at once; the lock itself is set in the app.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try installation.client().post("/path/lock", ["step": "close"])
        terminal.show([terminal.word(answer["locked"] == true ? "path.closed" : "path.noLock")], json: answer)
    }
}

/// The path's answers as a terminal shows them.
struct PathText {
    let json: JSON
    let terminal: Terminal

    /// A day's actions: essentials first, then the bonuses.
    var lines: [String] {
        var lines: [String] = []
        for name in ["essentials", "more", "bonuses"] {
            for item in json[name]?.array ?? [] {
                let mark = item["state"] == "done" ? "✓" : "○"
                lines.append("\(mark) \(text("path.action.\(item["id"]?.string ?? "")"))  \(item["id"]?.string ?? "")")
            }
        }
        return lines
    }

    /// The person's progress, in one line.
    func standing(_ progress: JSON) -> [String] {
        let level = text("path.level.\(progress["currentLevel"]?.string ?? "seeds")")
        var lines = [terminal.word("path.level", ["level": level])]
        let days = progress["streakDays"]?.int ?? 0
        if days > 0 { lines.append(terminal.counted(Phrase("path.days"), days)) }
        return lines
    }

    private func text(_ key: String) -> String { terminal.strings?[key: key] ?? key }
}
