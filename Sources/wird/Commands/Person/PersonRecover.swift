import ArgumentParser
import People
import Records

/// `wird person recover`.
struct PersonRecover: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover",
        abstract: "Make a recovery code for somebody who has lost every way to sign in. Their page tells them.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The person's name or id, as `wird person list` shows it.")
    var person: String

    func run() throws {
        let desk = try PersonDesk(common)
        let found = try desk.find(person)
        let secret = try desk.asking { () throws(PeopleError) in
            try desk.people.makeRecovery(for: found.id, byOperator: true, at: desk.now)
        }
        desk.show(secret, at: "/account/recover", word: "person.recovering", until: nil)
    }
}
