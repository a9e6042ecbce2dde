import ArgumentParser
import Foundation
import Records

/// `wird quran …`.
struct QuranCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "quran", abstract: "Search and read the Quran; the rules of tajweed in it.",
            shouldDisplay: ShownAreas.contain("quran"),
            subcommands: [
                QuranSearchCommand.self, QuranVerse.self, QuranPage.self, QuranInfo.self, QuranTajweed.self,
                QuranPlay.self,
            ])
    }
}

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

/// The answer of the app's search of the Quran, as a terminal shows it.
struct QuranAnswer {
    let query: String
    let json: JSON
    let terminal: Terminal

    init(_ query: String, limit: Int? = nil, _ installation: Installation) throws {
        self.query = query
        terminal = installation.terminal
        let count = limit.map { "&count=\($0)" } ?? ""
        json = try installation.reader().get("/quran/search", query: "q=\(PercentCoding.encode(query))\(count)")
    }

    /// Only the ayat that a reference names.
    var named: [JSON] { (json["ayat"]?.array ?? []).filter { $0["found"]?.string == "place" } }

    var isEmpty: Bool {
        ["places", "surahs", "ayat"].allSatisfy { (json[$0]?.array ?? []).isEmpty }
    }

    /// The failure if nothing was found.
    var failure: Failure { Failure(terminal.word("quran.none", ["query": query]), .refused) }

    var lines: [String] {
        let surahs = (json["surahs"]?.array ?? []).map { surah in
            "\(terminal.digits("\(surah["surah"]?.int ?? 0)")) \(surah["name"]?.string ?? "")\(terminal.parting)\(surah["latinName"]?.string ?? "")"
        }
        return surahs + (json["ayat"]?.array ?? []).flatMap { lines(of: $0) }
    }

    /// The lines of an ayah: its reference, its text, and the translation in which it was found.
    func lines(of ayah: JSON) -> [String] {
        let reference = terminal.digits("\(ayah["surah"]?.int ?? 0):\(ayah["ayah"]?.int ?? 0)")
        var lines = ["\(reference) \(ayah["name"]?.string ?? "")"]
        for key in ["text", "translation"] {
            if let text = ayah[key]?.string, !text.isEmpty { lines.append("  \(text)") }
        }
        return lines
    }
}
