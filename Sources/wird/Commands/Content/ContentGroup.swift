import ArgumentParser

/// `wird content …`.
struct ContentGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "content", abstract: "Fetch, build and verify the read-only content.",
        subcommands: [
            ContentBuild.self, ContentVerify.self, ContentHashes.self, ContentTexts.self, ContentImport.self,
            ContentImported.self, ContentForget.self,
        ])
}
