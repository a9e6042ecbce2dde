import ArgumentParser

/// `wird recite …`.
struct ReciteGroup: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "recite", abstract: "Recitation: how well a recording fits the words of the Quran.",
            shouldDisplay: ShownAreas.contain("quran"), subcommands: [ReciteScore.self, ReciteBatch.self])
    }
}
