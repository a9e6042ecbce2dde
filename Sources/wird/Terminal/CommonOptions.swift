import ArgumentParser

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Language of what is printed: ar, en, ur, id, tr or fr; by default LANG decides.", valueName: "code"))
    var lang: String?

    @Flag(help: "Print JSON for programs.")
    var json = false

    @Option(
        help: ArgumentHelp("Folder with Config and Locales, when they don't stand by the program.", valueName: "folder")
    )
    var resources: String?

    @Flag(help: .hidden)
    var testClock = false
}
