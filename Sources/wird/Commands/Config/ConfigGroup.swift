import ArgumentParser

/// `wird config …`.
struct ConfigGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Check, show and find the configuration files.",
        subcommands: [ConfigCheck.self, ConfigShow.self, ConfigPath.self])
}
