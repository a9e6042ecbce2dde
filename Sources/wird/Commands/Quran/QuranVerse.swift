import ArgumentParser
import Records

/// `wird quran verse`.
struct QuranVerse: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "verse", abstract: "Print an ayah.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "2:255, or a surah's name and a number.")
    var reference: [String]

    func run() throws {
        let installation = try Installation(common)
        let answer = try QuranAnswer(reference.joined(separator: " "), installation)
        guard answer.json["places"]?.array?.first?["kind"] == "ayah", let ayah = answer.named.first else {
            throw answer.failure
        }
        installation.terminal.show(answer.lines(of: ayah), json: ayah)
    }
}
