import ArgumentParser
import ContentBuilder
import Foundation
import Interface
import Records
import Storage

/// `wird content build`: fetches pinned packages and builds the content from them.
struct ContentBuild: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Fetch pinned packages, and build the content and the app's files from them.")

    @OptionGroup var common: CommonOptions

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "What to build besides the standard content, from now on: a text (fr-hamidullah), or recitation.",
            valueName: "name"))
    var adding: [String] = []

    @Option(
        name: .customLong("without"),
        help: ArgumentHelp("What is no longer built.", valueName: "name"))
    var removing: [String] = []

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let resources = installation.resources else { throw Failure(terminal.text("noResources")) }
        let checkout = URL(fileURLWithPath: resources.path)
        let content = installation.environment["WIRD_CONTENT"].map { URL(fileURLWithPath: $0) }
        let tell: @Sendable (String) -> Void = { line in
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        let theme: [UInt8]
        do {
            theme = try ThemeSheet.shipped(resources)
        } catch let error as ThemeError {
            throw Failure(terminal.text("badFile", ["file": error.file, "reason": "\(error.key): \(error.reason)"]))
        } catch {
            throw Failure(terminal.text("badFile", ["file": "ThemeConfig.json", "reason": "\(error)"]))
        }
        do throws(ContentError) {
            let catalogue = try ContentBuilder(checkout: checkout, content: content, progress: tell)
                .build(with: adding, without: removing)
            let modules = resources.modules.map(\.path).filter(FileManager.default.fileExists)
            let assets = try AssetBuilder(checkout: checkout, content: content, progress: tell)
                .build(theme: theme, modules: modules.map { URL(fileURLWithPath: $0) })
            terminal.show(
                [],
                json: [
                    "content": .array(catalogue.entries.map { .string($0.file) }),
                    "assets": .array(assets.assets.map { .string($0.name) }),
                ])
        } catch {
            throw Failure(error.description)
        }
    }
}
