import ArgumentParser
import People
import Records

/// `wird provider remove`.
struct ProviderRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Offer a service no longer, and disconnect whoever signed in by it.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The service's id or name, as `wird provider list` shows it.")
    var provider: String

    func run() throws {
        let desk = try PersonDesk(common)
        let terminal = desk.terminal
        let known = try desk.asking { () throws(PeopleError) in try desk.people.providers() }
        guard let found = known.first(where: { $0.id == provider || $0.title == provider }) else {
            throw Failure(terminal.word("provider.unknown", ["name": provider]), .refused)
        }
        do throws(PeopleError) {
            try desk.people.remove(provider: found.id)
        } catch {
            throw error == .lastWay
                ? Failure(terminal.word("provider.lastWay", ["name": found.title]), .refused)
                : Failure(terminal.text("failed", ["reason": "\(error)"]))
        }
        terminal.show(
            [terminal.word("provider.removed", ["name": found.title])], json: ["removed": .string(found.id)])
    }
}
