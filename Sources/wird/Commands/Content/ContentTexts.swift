import ArgumentParser
import ContentBuilder
import Foundation
import Records
import Storage

/// `wird content texts`: the texts that can accompany the Quran's, their terms, and which are built.
struct ContentTexts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts", abstract: "List the translations that can be built, with their terms and sizes.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let resources = installation.resources else { throw Failure(terminal.text("noResources")) }
        let texts: [OfferedText]
        do throws(ContentError) {
            texts = try ContentBuilder(
                checkout: URL(fileURLWithPath: resources.path),
                content: URL(fileURLWithPath: installation.library().folder)
            ).texts()
        } catch {
            throw Failure(error.description)
        }
        let rows = texts.map { text in
            JSON.object([
                "name": .string(text.pack), "language": .string(text.language), "author": .string(text.translator),
                "title": .string(text.credit.title), "terms": .string(text.credit.licence),
                "attribution": .string(text.credit.attribution), "standard": .bool(text.isStandard),
                "bytes": text.size.map { .int(Int64($0)) } ?? .null,
            ])
        }
        let lines = texts.map { text in
            let size = text.size.map { "\(terminal.digits("\($0 / 1_000)")) kB" } ?? terminal.word("own.notBuilt")
            return "\(text.pack)  \(text.credit.title)  \(size)  \(text.credit.licence)"
        }
        terminal.show(lines, json: ["texts": .array(rows)])
    }
}
