import ArgumentParser

/// `wird path …`.
struct PathCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "The worship path: the day, what was done, rest, where one is.",
        subcommands: [
            PathTodayCommand.self, PathLogCommand.self, PathRestCommand.self, PathStatusCommand.self,
            PathUnlockCommand.self, PathLockCommand.self,
        ])
}
