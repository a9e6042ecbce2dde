import Almanac
import ArgumentParser
import People
import Records

/// `wird person invite`.
struct PersonInvite: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite", abstract: "Make a link by which one person joins this server.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The person's name, as far as it is known.")
    var name = ""

    @Option(help: "What the person does here: person, student, coach, staff or operator.", transform: Self.role)
    var role = Role.person

    @Option(help: "For how many days the link can be used.")
    var days = 7

    func validate() throws {
        guard (1...366).contains(days) else { throw ValidationError("--days \(days): choose 1 to 366.") }
    }

    func run() throws {
        let desk = try PersonDesk(common)
        let ends = desk.now + .seconds(Int64(days) * 86_400)
        let secret = try desk.asking { () throws(PeopleError) in
            try desk.people.invite(role, name: PersonName(name)?.text ?? "", at: desk.now, until: ends)
        }
        desk.show(secret, at: "/account/join", word: "person.invited", until: ends)
    }

    @Sendable private static func role(_ text: String) throws -> Role {
        guard let role = Role(rawValue: text) else {
            let known = Role.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--role \(text) is none: choose one of \(known).")
        }
        return role
    }
}
