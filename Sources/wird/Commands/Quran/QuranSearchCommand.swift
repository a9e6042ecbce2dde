import ArgumentParser
import Records

/// `wird quran search`.
struct QuranSearchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find ayat by reference, name, words, sound or translation.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "2:255, a surah's name, juz 3, page 50, or words.")
    var query: [String]

    @Option(help: "The most ayat to show.")
    var limit: Int?

    func validate() throws {
        if query.allSatisfy({ $0.isEmpty }) { throw ValidationError("Give something to search for.") }
        if let limit, limit < 1 { throw ValidationError("--limit is at least 1.") }
    }

    func run() throws {
        let installation = try Installation(common)
        let answer = try QuranAnswer(query.joined(separator: " "), limit: limit, installation)
        guard !answer.isEmpty else { throw answer.failure }
        installation.terminal.show(answer.lines, json: answer.json)
    }
}
