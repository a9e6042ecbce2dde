import ArgumentParser

/// `wird quran …`.
struct QuranCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "quran", abstract: "Search and read the Quran; the rules of tajweed in it.",
            shouldDisplay: ShownAreas.contain("quran"),
            subcommands: [
                QuranSearchCommand.self, QuranVerse.self, QuranPage.self, QuranInfo.self, QuranTajweed.self,
            ])
    }
}
