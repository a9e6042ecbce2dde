import App
import ArgumentParser
import ContentBuilder
import Foundation
import Quran
import Records
import Storage

/// `wird content …`.
struct ContentGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "content", abstract: "Fetch, build and verify the read-only content.",
        subcommands: [
            ContentBuild.self, ContentVerify.self, ContentHashes.self, ContentTexts.self, ContentImport.self,
            ContentImported.self, ContentForget.self,
        ])
}

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

/// `wird content hashes`: the hashes of the built text beside those compiled into the program.
struct ContentHashes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hashes", abstract: "Print the SHA-256 of each surah of the built text, and of each whole edition."
    )

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let library = installation.library()
        var lines: [String] = []
        var digests = JSONObject()
        var isWhole = true
        func add(_ name: String, _ digest: String, _ expected: String?) {
            isWhole = isWhole && digest == expected
            lines.append("\(digest == expected ? "✓" : "✗") \(digest)  \(name)")
            digests[name] = .string(digest)
        }
        for edition in Edition.allCases {
            var whole: [UInt8] = []
            for surah in 1...114 {
                let section = QuranPack.section(edition, surah: surah)
                let bytes = library.section(ResourceName(pack: QuranPack.text, section: section)) ?? []
                if surah > 1 { whole.append(0x0A) }
                whole += bytes
                add(section, SHA256.hex(bytes), TextDigests.published.digest(of: edition, surah: surah))
            }
            add(edition.rawValue, SHA256.hex(whole), TextDigests.published.digest(ofWhole: edition))
        }
        installation.terminal.show(lines, json: ["whole": .bool(isWhole), "hashes": .object(digests)])
        if !isWhole { throw ExitCode.failure }
    }
}

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
