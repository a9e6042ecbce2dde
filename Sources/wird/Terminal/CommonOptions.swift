import ArgumentParser
import Foundation
import Storage

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Language of what is printed: \(CommonOptions.languages); by default LANG decides.", valueName: "code"))
    var lang: String?

    @Flag(help: "Print JSON for programs.")
    var json = false

    @Option(
        help: ArgumentHelp("Folder with Config and Locales, when they don't stand by the program.", valueName: "folder")
    )
    var resources: String?

    @Flag(help: .hidden)
    var testClock = false

    /// The languages that `--lang` takes, for its help: those of the registry, read once. Help is printed before the other
    /// options are known, so a folder that `--resources` names has no say in it.
    private static let languages: String = {
        let folder = ResourceFolder.find(
            named: nil, environment: ProcessInfo.processInfo.environment,
            executable: Foundation.Bundle.main.executableURL)
        let codes = folder?.registered ?? []
        guard let last = codes.last else { return "a code of Locales/registry.json" }
        return codes.count == 1 ? last : codes.dropLast().joined(separator: ", ") + " or " + last
    }()
}
