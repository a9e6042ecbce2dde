import ArgumentParser
import Server
import Storage

/// What an operator adds to a server or a backup.
struct OperationArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A program that takes each good backup elsewhere: it is run with the file's path; by default WIRD_BACKUP_COMMAND.",
            valueName: "program"))
    var backupCommand: String?

    /// What takes each good backup elsewhere, or `nil`.
    ///
    /// - Parameters:
    /// - limits: how long it may take, among others.
    /// - didFail: called with the beginning of what the program wrote when it failed.
    func backupCommand(
        _ installation: Installation, _ limits: ServerLimits = ServerLimits(),
        didFail: @escaping @Sendable (String) -> Void
    ) throws -> BackupCommand? {
        guard let path = backupCommand ?? installation.value("WIRD_BACKUP_COMMAND") else { return nil }
        let environment = installation.environment
        guard
            let command = BackupCommand(
                path: path, environment: environment, limit: limits.copySeconds, didFail: didFail)
        else {
            throw Failure(installation.terminal.text("badCommand", ["path": path]), .usage)
        }
        return command
    }
}

/// What a line of the log is.
enum LogFormat: String, ExpressibleByArgument {
    case text, json
}
