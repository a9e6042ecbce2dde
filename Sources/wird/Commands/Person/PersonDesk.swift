import Almanac
import Foundation
import People
import Records
import Server
import Storage

/// What the commands about people have at hand.
struct PersonDesk {
    let installation: Installation
    let people: PeopleStore
    let now: Instant

    var terminal: Terminal { installation.terminal }

    init(_ options: CommonOptions) throws {
        installation = try Installation(options)
        people = try installation.people()
        now = installation.world.now()
    }

    /// The person with a name or an id; a command ends with a sentence if there is none.
    func find(_ text: String) throws -> Person {
        let found = try asking { () throws(PeopleError) -> Person? in
            if let person = try people.person(text) { return person }
            guard let name = PersonName(text) else { return nil }
            return try people.person(named: name)
        }
        guard let found else { throw Failure(terminal.word("person.unknown", ["name": text]), .refused) }
        return found
    }

    /// Backs the accounts up; `nil` if they haven't changed since the last time.
    func backUp() throws -> String? {
        try asking { () throws(PeopleError) in try people.backUp() }
    }

    /// Runs work on the accounts, and translates its errors into sentences.
    func asking<Answer>(_ work: () throws(PeopleError) -> Answer) throws -> Answer {
        do throws(PeopleError) {
            return try work()
        } catch {
            switch error {
            case .nameTaken: throw Failure(terminal.text("account.nameTaken"), .refused)
            case .invitationGone: throw Failure(terminal.text("account.invitationGone"), .refused)
            case .lastWay: throw Failure(terminal.text("account.lastWay"), .refused)
            case .shortPassword: throw Failure(terminal.text("account.shortPassword"), .refused)
            case .identityTaken: throw Failure(terminal.text("account.identityTaken"), .refused)
            case .tooMany: throw Failure(terminal.text("account.tooMany"), .refused)
            case .unknown: throw Failure(terminal.text("account.notFound"), .refused)
            case .full: throw terminal.failure(StoreError.full(path: "people.sqlite").message)
            case .store(let reason): throw Failure(terminal.text("failed", ["reason": reason]))
            }
        }
    }

    /// Prints a secret as a link, where the server noted how it is reached, otherwise with the page to type it on.
    func show(_ secret: Secret, at path: String, word: String, until ends: Instant?) {
        let origin = (try? installation.client().get("/me/devices"))?["home"]?.string
        let link = (origin ?? "") + path + "#" + secret.shown
        terminal.show(
            [terminal.word(word, ["date": ends.map { terminal.digits(day($0)) } ?? ""]), "  " + link],
            json: [
                "code": .string(secret.shown), "link": origin == nil ? .null : .string(link),
                "ends": ends.map { .string(day($0)) } ?? .null,
            ])
    }

    func json(_ person: Person) -> JSON {
        [
            "id": .string(person.id), "name": .string(person.name), "role": .string(person.role.rawValue),
            "joined": .string(day(person.joined)), "closed": person.closed.map { .string(day($0)) } ?? .null,
        ]
    }

    /// A day in UTC, `2026-11-26`.
    func day(_ instant: Instant) -> String { CivilDateTime(utcSeconds: instant.seconds).date.description }
}
