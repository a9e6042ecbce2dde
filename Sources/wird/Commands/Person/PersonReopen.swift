import ArgumentParser
import People
import Records

/// `wird person reopen`.
struct PersonReopen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Take back that somebody's account was closed.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The person's name or id.")
    var person: String

    func run() throws {
        let desk = try PersonDesk(common)
        let found = try desk.find(person)
        try desk.asking { () throws(PeopleError) in try desk.people.reopen(found.id, at: desk.now) }
        desk.terminal.show(
            [desk.terminal.word("person.reopened", ["name": found.name])], json: ["reopened": .string(found.id)])
    }
}
