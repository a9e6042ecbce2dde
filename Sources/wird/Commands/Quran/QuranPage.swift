import ArgumentParser
import Records

/// `wird quran page`.
struct QuranPage: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "page", abstract: "Print a page of the mushaf.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "1 to 604.")
    var page: Int

    func run() throws {
        let installation = try Installation(common)
        let answer = try QuranAnswer("page \(page)", limit: 100, installation)
        guard answer.json["places"]?.array?.first?["kind"] == "page", !answer.named.isEmpty else {
            throw answer.failure
        }
        installation.terminal.show(
            answer.named.flatMap { answer.lines(of: $0) },
            json: ["page": .int(Int64(page)), "ayat": .array(answer.named)])
    }
}
