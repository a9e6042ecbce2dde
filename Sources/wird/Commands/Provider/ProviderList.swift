import ArgumentParser
import People
import Records

/// `wird provider list`.
struct ProviderList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the services by which people sign in. No secret is shown.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desk = try PersonDesk(common)
        let terminal = desk.terminal
        let providers = try desk.asking { () throws(PeopleError) in try desk.people.providers() }
        guard !providers.isEmpty else {
            return terminal.show([terminal.word("provider.none")], json: ["providers": []])
        }
        terminal.show(
            providers.map { [$0.title, $0.id, $0.issuer].joined(separator: terminal.parting) },
            json: [
                "providers": .array(
                    providers.map { provider in
                        [
                            "id": .string(provider.id), "name": .string(provider.title),
                            "issuer": .string(provider.issuer), "clientID": .string(provider.clientID),
                        ]
                    })
            ])
    }
}
