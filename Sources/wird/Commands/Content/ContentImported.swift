import ArgumentParser
import ContentBuilder
import Records
import Storage

/// `wird content imported`: the person's own texts.
struct ContentImported: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imported", abstract: "List the texts that you brought in, with their terms and sizes.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let entries: [ContentEntry]
        do throws(ContentError) { entries = try OwnShelf(installation.data.ownContent).entries() } catch {
            throw Failure(terminal.text("malformed", ["path": error.place, "reason": error.what]))
        }
        let rows = entries.map { entry in
            JSON.object([
                "name": .string(entry.name), "title": .string(entry.title),
                "language": entry.language.map { .string($0) } ?? .null,
                "author": .string(entry.attribution), "terms": .string(entry.licence), "source": .string(entry.source),
                "bytes": .int(Int64(entry.size)),
            ])
        }
        let lines = entries.map {
            "\($0.name)  \($0.title)  \(terminal.digits("\($0.size / 1_000)")) kB  \($0.licence)"
        }
        terminal.show(lines.isEmpty ? [terminal.word("own.none")] : lines, json: ["texts": .array(rows)])
    }
}
