import ArgumentParser
import Records

/// `wird quran info`.
struct QuranInfo: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "info", abstract: "Say where an ayah stands.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "2:255, or a surah's name and a number.")
    var reference: [String]

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let answer = try QuranAnswer(reference.joined(separator: " "), installation)
        guard answer.json["places"]?.array?.first?["kind"] == "ayah", let ayah = answer.named.first else {
            throw answer.failure
        }
        var object = JSONObject()
        for key in ["surah", "ayah", "name", "latinName", "juz", "hizb", "page"] { object[key] = ayah[key] }
        var values: [String: String] = [:]
        for key in ["juz", "hizb", "page"] { values[key] = terminal.digits("\(ayah[key]?.int ?? 0)") }
        terminal.show([answer.lines(of: ayah)[0], terminal.word("quran.place", values)], json: .object(object))
    }
}
