import ArgumentParser
import Interface
import Records

/// `wird reschedule`: proposes the rest of a day, and applies the proposal with `--accept`.
struct Reschedule: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Reorganise the rest of a day around its prayers; nothing moves without --accept.",
            shouldDisplay: ShownAreas.contain("today"))
    }

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Another day than today.", valueName: "yyyy-mm-dd"))
    var date: String?

    @Flag(exclusivity: .exclusive, help: "Show the proposal (the default), or accept it.")
    var mode = Mode.dryRun

    @Flag(help: "Ask the assistant for the plan, where one is set up and you have allowed it in the settings.")
    var ask = false

    @Option(
        help: "Where tasks go for which the day has no room; by default tomorrow, where that has room, else the inbox.")
    var overflow: Overflow?

    enum Mode: String, EnumerableFlag { case dryRun, accept }
    enum Overflow: String, ExpressibleByArgument, CaseIterable { case tomorrow, inbox, stay }

    func run() async throws {
        let installation = try Installation(common)
        let client = try installation.client()
        let terminal = installation.terminal
        let day = try date ?? client.get("/")["date"]?.string ?? ""
        guard !day.isEmpty else { throw Failure(terminal.word("noPlace"), .refused) }
        let path = "/day/\(day)/reorganise"
        let proposal = ask ? try await client.ask("/advice/\(day)") : try client.get(path)
        let origin = origin(proposal, terminal)
        guard mode == .accept else {
            let hint = lines(proposal, terminal).isEmpty ? "reschedule.none" : "reschedule.hint"
            return terminal.show(origin + lines(proposal, terminal) + [terminal.word(hint)], json: proposal)
        }
        var form: JSONObject = ["plan": proposal["plan"] ?? .string("")]
        form["overflow"] = overflow.map { .string($0.rawValue) }
        let answer = try client.post(path, form)
        terminal.show(origin + lines(proposal, terminal) + [terminal.word("reschedule.accepted")], json: answer)
    }

    /// A line that says whose plan it is if the assistant was asked, or why it isn't the assistant's.
    private func origin(_ proposal: JSON, _ terminal: Terminal) -> [String] {
        guard ask else { return [] }
        guard proposal["suggested"]?.bool != true else { return [terminal.word("reschedule.suggested")] }
        guard let advice = proposal["advice"]?.string else { return [] }
        let key = advice == "unusable" ? "reorganise.notSuggested" : "advice." + advice
        return terminal.strings.map { [$0[key: key]] } ?? []
    }

    private func lines(_ proposal: JSON, _ terminal: Terminal) -> [String] {
        var lines: [String] = []
        for move in proposal["moves"]?.array ?? [] {
            lines.append(
                terminal.word(
                    "reschedule.move",
                    [
                        "from": terminal.digits(move["from"]?.string ?? ""),
                        "to": terminal.digits(move["to"]?.string ?? ""), "title": move["title"]?.string ?? "",
                    ]))
        }
        for task in proposal["overflow"]?.array ?? [] {
            lines.append(terminal.word("reschedule.overflow", ["title": task["title"]?.string ?? ""]))
        }
        return lines
    }
}
