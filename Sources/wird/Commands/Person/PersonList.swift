import Almanac
import ArgumentParser
import Foundation
import People
import Records

/// `wird person list`.
struct PersonList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List who is on this server, and the open invitations.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desk = try PersonDesk(common)
        let terminal = desk.terminal
        let (everybody, invitations) = try desk.asking { () throws(PeopleError) in
            (try desk.people.everybody(), try desk.people.invitations(at: desk.now))
        }
        guard !everybody.isEmpty || !invitations.isEmpty else {
            return terminal.show([terminal.word("person.none")], json: ["people": [], "invitations": []])
        }
        let lines = everybody.map { person in
            [
                person.name.isEmpty ? terminal.text("account.owner") : person.name,
                terminal.text("account.role.\(person.role.rawValue)"), person.id,
                person.closed == nil ? nil : terminal.word("person.closed"),
            ].compactMap { $0 }.joined(separator: terminal.parting)
        }
        let open = invitations.map { invitation in
            terminal.word(
                "person.invitation",
                [
                    "name": invitation.name.isEmpty ? terminal.text("account.somebody") : invitation.name,
                    "date": terminal.digits(desk.day(invitation.ends)),
                ])
        }
        terminal.show(
            lines + open,
            json: [
                "people": .array(everybody.map(desk.json)),
                "invitations": .array(
                    invitations.map { invitation in
                        [
                            "name": .string(invitation.name), "role": .string(invitation.role.rawValue),
                            "ends": .string(desk.day(invitation.ends)),
                        ]
                    }),
            ])
    }
}
