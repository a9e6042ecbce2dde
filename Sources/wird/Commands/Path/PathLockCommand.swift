import ArgumentParser
import Records

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
