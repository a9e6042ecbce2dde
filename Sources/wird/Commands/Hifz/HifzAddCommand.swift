import ArgumentParser
import Records

/// `wird hifz add`: a passage, a page or a juz, to be memorised or known already.
struct HifzAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a passage, a page or a juz to memorisation.",
        discussion: "What is longer than a page becomes one item a page.")

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp("A surah or ayat of it, such as 112, 2:255 or 78:1-16.", valueName: "passage"))
    var passage: String?

    @Option(help: ArgumentHelp("A page of the mushaf, 1 to 604.", valueName: "n"))
    var page: Int?

    @Option(help: ArgumentHelp("A juz, 1 to 30.", valueName: "n"))
    var juz: Int?

    @Option(help: ArgumentHelp("How well it is known already: fresh, fair or faded.", valueName: "how"))
    var known: String?

    @Flag(help: "Only say what would be added.")
    var dryRun = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        var fields = try wish(terminal)
        if let known { fields["freshness"] = known }
        let client = try installation.client()
        let answer: JSON
        if dryRun {
            let query = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
            answer = try client.get("/quran/hifz/add", query: query)
        } else {
            fields["step"] = "add"
            var form = JSONObject()
            for (name, value) in fields { form[name] = .string(value) }
            answer = try client.post("/quran/hifz", form)
        }
        let text = HifzText(json: answer, terminal: terminal)
        terminal.show(text.added(answer[dryRun ? "items" : "added"]?.array ?? []), json: answer)
    }

    /// The fields that name what is wanted.
    private func wish(_ terminal: Terminal) throws -> [String: String] {
        if let page, passage == nil, juz == nil { return ["what": "page", "page": "\(page)"] }
        if let juz, passage == nil, page == nil { return ["what": "juz", "juz": "\(juz)"] }
        guard let passage, page == nil, juz == nil else { throw Failure(terminal.word("hifz.oneOf"), .usage) }
        let parts = passage.split(separator: ":", omittingEmptySubsequences: false)
        guard let surah = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { throw none(passage, terminal) }
        guard parts.count == 2 else { return ["what": "ayat", "surah": "\(surah)"] }
        let ayat = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(ayat.count), let first = ayat[0], let last = ayat[ayat.count - 1] else {
            throw none(passage, terminal)
        }
        return ["what": "ayat", "surah": "\(surah)", "first": "\(first)", "last": "\(last)"]
    }

    private func none(_ passage: String, _ terminal: Terminal) -> Failure {
        Failure(terminal.word("hifz.noPassage", ["value": passage]), .usage)
    }
}
