import Almanac
import GRDB
import Records

/// Invitations, and those who follow them.
extension PeopleStore {
    /// Makes an invitation and returns the secret of its link, which is shown this once.
    ///
    /// - Throws: ``PeopleError/tooMany``.
    public func invite(_ role: Role, name: String, at now: Instant, until ends: Instant) throws(PeopleError) -> Secret {
        let secret = Secret.random()
        try write { database in
            try database.execute(sql: "DELETE FROM invitation WHERE ends <= ?", arguments: [now.milliseconds])
            let open = try Int.fetchOne(database, sql: "SELECT count(*) FROM invitation") ?? 0
            guard open < Self.invitationLimit else { throw PeopleError.tooMany }
            try database.execute(
                sql: "INSERT INTO invitation(id, role, name, made, ends) VALUES (?, ?, ?, ?, ?)",
                arguments: [secret.hash, role.rawValue, name, now.milliseconds, ends.milliseconds])
            try Self.note("invited", of: nil, at: now, in: database)
        }
        return secret
    }

    /// The invitations that are open, the newest first.
    public func invitations(at now: Instant) throws(PeopleError) -> [Invitation] {
        try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM invitation WHERE ends > ? ORDER BY made DESC, id",
                arguments: [now.milliseconds]
            ).compactMap(Invitation.init(row:))
        }
    }

    /// The open invitation of a secret; `nil` if it opens nothing.
    public func invitation(_ secret: Secret, at now: Instant) throws(PeopleError) -> Invitation? {
        try read { database in try Invitation.find(secret, at: now, in: database) }
    }

    /// Takes an invitation back.
    public func withdraw(invitation id: String) throws(PeopleError) {
        try write { database in
            try database.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [id])
            guard database.changesCount == 1 else { throw PeopleError.unknown }
        }
    }

    /// Makes the account of somebody who follows an invitation, which is used up with it.
    ///
    /// - Parameters:
    ///   - id: the new person's, from ``newID()``.
    ///   - way: how the person signs in; nobody is without one.
    /// - Throws: ``PeopleError/invitationGone``, ``PeopleError/nameTaken``, ``PeopleError/tooMany``.
    public func join(
        _ secret: Secret, _ name: PersonName, id: String, with way: SignInWay, recovery: Secret, at now: Instant
    ) throws(PeopleError) -> Person {
        try write { database in
            guard let invitation = try Invitation.find(secret, at: now, in: database) else {
                throw PeopleError.invitationGone
            }
            guard try !Person.isTaken(name, in: database) else { throw PeopleError.nameTaken }
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM person") ?? 0
            guard count < Self.limit else { throw PeopleError.tooMany }
            let person = Person(id: id, name: name.text, role: invitation.role, joined: now)
            try database.execute(
                sql: "INSERT INTO person(id, name, name_key, role, joined) VALUES (?, ?, ?, ?, ?)",
                arguments: [person.id, name.text, name.key, person.role.rawValue, now.milliseconds])
            try way.keep(for: person.id, at: now, in: database)
            try Self.keep(recovery, for: person.id, byOperator: false, at: now, in: database)
            try database.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [invitation.id])
            try Self.note("joined", of: person.id, at: now, in: database)
            return person
        }
    }

    /// Draws an id for a new person: random, because passkeys give it to whoever asks for them.
    public static func newID() -> String { Hex.encode(UInt64.random(in: 1 ... .max)) }
}

extension Invitation {
    init?(row: Row) {
        guard let role = Role(rawValue: row["role"]) else { return nil }
        self.init(
            id: row["id"], role: role, name: row["name"], made: Instant(stored: row["made"]),
            ends: Instant(stored: row["ends"]))
    }

    /// A clock that was set back doesn't make an invitation last longer: it isn't valid before it was made.
    fileprivate static func find(_ secret: Secret, at now: Instant, in database: Database) throws -> Invitation? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM invitation WHERE id = ? AND ends > ? AND made <= ?",
            arguments: [secret.hash, now.milliseconds, now.milliseconds + 60_000]
        ).flatMap(Invitation.init(row:))
    }
}
