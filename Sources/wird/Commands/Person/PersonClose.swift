import ArgumentParser
import People
import Records

/// `wird person close`.
struct PersonClose: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "Close somebody's account; it can be taken back for a week, then its data goes."
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: "The person's name or id.")
    var person: String

    func run() throws {
        let desk = try PersonDesk(common)
        let found = try desk.find(person)
        try desk.asking { () throws(PeopleError) in try desk.people.close(found.id, at: desk.now) }
        desk.terminal.show(
            [desk.terminal.word("person.wasClosed", ["name": found.name])], json: ["closed": .string(found.id)])
    }
}
