import ArgumentParser
import Records
import Storage

/// `wird config path`: where an operator's own files belong, and where the shipped ones are.
struct ConfigPath: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the folder for own configuration files.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        guard let resources = installation.resources else {
            throw Failure(installation.terminal.text("noResources"))
        }
        installation.terminal.show(
            [installation.overrides],
            json: ["own": .string(installation.overrides), "shipped": .string(resources.config)])
    }
}
