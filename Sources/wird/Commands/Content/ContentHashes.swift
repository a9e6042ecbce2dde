import App
import ArgumentParser
import Quran
import Records
import Storage

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
