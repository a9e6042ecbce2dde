import ArgumentParser
import Records

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
