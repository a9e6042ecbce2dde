import ArgumentParser
import ContentBuilder
import Foundation
import Records
import Storage

/// `wird content verify`.
struct ContentVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check every file of the content, and every section of it, against its hash.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let folder = ContentFolder(URL(fileURLWithPath: installation.library().folder))
        do throws(ContentError) {
            let catalogue = try ContentBuilder.verify(folder)
            let files = catalogue.entries.map {
                JSON.object(["file": .string($0.file), "version": .string($0.version)])
            }
            installation.terminal.show(
                catalogue.entries.map { "✓ \($0.file) \($0.version)" }, json: ["ok": true, "files": .array(files)])
        } catch {
            throw Failure(error.description)
        }
    }
}
