import App
import ArgumentParser
import ContentBuilder
import Foundation
import Quran
import Records
import Storage

/// `wird content import`: imports the Quran's text or a translation from the person's own file. Uses no network.
struct ContentImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring in a text from a file of your own: Tanzil's text, or a translation.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "surah|ayah|text in each line, as tanzil.net gives it, or 6236 lines of text alone.")
    var file: String

    @Option(help: "What the translation is called; by default as the file says.")
    var name: String?

    @Option(
        help: ArgumentHelp("The translation's language: fr, tr, fa …; by default as the file says.", valueName: "code"))
    var language: String?

    @Option(help: "Who made it; by default as the file says.")
    var author: String?

    @Option(help: "On which terms you have it, as the Sources page shows them.")
    var terms: String?

    func run() throws {
        let installation = try Installation(common)
        let own = OwnFileReading(file, installation)
        let text = try own.read()
        switch OwnTextCheck.finding(text, published: { own.published($0) }) {
        case .text(let edition): try keepText(text, edition, own, installation)
        case .altered(let surah, let difference):
            throw own.failure("text.\(difference.rawValue)", ["surah": installation.terminal.digits("\(surah)")])
        case .other: try keepTranslation(text, own, installation)
        }
    }

    private func keepText(
        _ text: OwnFile, _ edition: Edition, _ own: OwnFileReading, _ installation: Installation
    ) throws {
        let terminal = installation.terminal
        let entry = try own.storing { () throws(ContentError) in
            try own.shelf.keep(
                text, asText: edition, named: own.fileName,
                terms: terms ?? (edition == .tanzil ? "Creative Commons Attribution 3.0 (tanzil.net)" : "KFGQPC"),
                installed: { own.installed($0) })
        }
        terminal.show(
            [terminal.word("own.textKept", ["file": own.fileName])],
            json: ["imported": .string(entry.name), "edition": .string(edition.rawValue)])
    }

    private func keepTranslation(_ text: OwnFile, _ own: OwnFileReading, _ installation: Installation) throws {
        let terminal = installation.terminal
        let notice = text.notice
        let title = (name ?? (notice.name.isEmpty ? notice.translator : notice.name)).prefix(80)
        let code = (language ?? notice.language).lowercased()
        guard !title.isEmpty else { throw own.failure("noName") }
        guard !code.isEmpty else { throw own.failure("noLanguage") }
        guard OwnTranslation.isLanguage(code) else { throw own.failure("badLanguage", ["code": code]) }
        // Commentaries are not shown, and the text has only one place.
        guard code != "ar" else { throw own.failure("arabic") }
        let translation = OwnTranslation(
            name: String(title), language: code,
            author: author ?? (notice.translator.isEmpty ? String(title) : notice.translator),
            terms: terms
                ?? terminal.word(notice.source.lowercased().contains("tanzil") ? "own.termsTanzil" : "own.terms"),
            source: notice.source.isEmpty ? own.fileName : notice.source,
            version: notice.updated)
        let entry = try own.storing { () throws(ContentError) in try own.shelf.keep(text, as: translation) }
        terminal.show(
            [terminal.word("own.kept", ["name": translation.name, "pack": entry.name])],
            json: ["imported": .string(entry.name), "name": .string(translation.name), "language": .string(code)])
    }
}

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

/// `wird content forget`: removes one of the person's own texts.
struct ContentForget: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Remove a text that you brought in; your file stays where it is.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "Its name, as wird content imported lists it.")
    var name: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let own = OwnFileReading(name, installation)
        guard try own.storing({ () throws(ContentError) in try own.shelf.forget(name) }) else {
            throw Failure(terminal.word("own.unknown", ["name": name]), .refused)
        }
        terminal.show([terminal.word("own.forgotten", ["name": name])], json: ["forgotten": .string(name)])
    }
}
