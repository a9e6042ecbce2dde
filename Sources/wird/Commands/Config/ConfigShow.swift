import ArgumentParser
import Records
import Storage

/// `wird config show`: the configuration in force, with an operator's own files laid over the shipped ones.
struct ConfigShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print the configuration as it holds, own files laid over the shipped ones.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "A file without its ending, such as PlannerConfig; by default all.")
    var file: String?

    @Argument(help: "A key of it, such as timeline.grid.")
    var key: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        var value = try installation.bundle(installation.library()).bundle.json["config"] ?? .null
        var steps = file.map { [$0] } ?? []
        steps += key?.split(separator: ".").map(String.init) ?? []
        var path = ""
        for step in steps {
            path += path.isEmpty ? step : ".\(step)"
            guard let inner = value[step] ?? Int(step).flatMap({ value[$0] }) else {
                throw Failure(terminal.word("config.noKey", ["key": path]), .usage)
            }
            value = inner
        }
        print(value.text())
    }
}
