import ArgumentParser
import Records

/// `wird task series`.
struct SeriesList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "series", abstract: "List what repeats, each in words with its next day.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let series = try installation.client().get("/series")["series"]?.array ?? []
        let lines = series.map { piece in
            let parts = [
                terminal.digits(piece["next"]?.string ?? ""), piece["title"]?.string ?? "", piece["text"]?.string ?? "",
                "(\(piece["task"]?.string ?? piece["id"]?.string ?? ""))",
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: terminal.parting)
        }
        terminal.show(lines.isEmpty ? [terminal.word("noSeries")] : lines, json: ["series": .array(series)])
    }
}
