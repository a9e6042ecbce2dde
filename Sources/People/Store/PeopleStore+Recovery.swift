import Almanac
import GRDB

/// The code that lets somebody in who has lost every other way.
extension PeopleStore {
    /// Makes a new recovery code, in the place of the one before.
    ///
    /// - Parameter byOperator: whether somebody else made it for the person, who is then told.
    public func makeRecovery(for id: String, byOperator: Bool, at now: Instant) throws(PeopleError) -> Secret {
        let secret = Secret.random()
        try write { database in
            guard try Person.find(id, in: database) != nil else { throw PeopleError.unknown }
            try Self.keep(secret, for: id, byOperator: byOperator, at: now, in: database)
            try Self.note(byOperator ? "recoveryByOperator" : "recoveryMade", of: id, at: now, in: database)
        }
        return secret
    }

    /// The person whose recovery code this is; `nil` if it is nobody's.
    public func person(recoveringWith secret: Secret) throws(PeopleError) -> Person? {
        try read { database in
            try String.fetchOne(database, sql: "SELECT person FROM recovery WHERE hash = ?", arguments: [secret.hash])
                .flatMap { try Person.find($0, in: database) }
        }
    }

    /// Sets a new way to sign in with a recovery code, which is used up and replaced.
    ///
    /// - Returns: the person, and the code for another time.
    /// - Throws: ``PeopleError/unknown`` if the code is nobody's.
    public func recover(
        with secret: Secret, _ way: SignInWay, at now: Instant
    ) throws(PeopleError) -> (person: Person, next: Secret) {
        let next = Secret.random()
        let person = try write { database in
            let id = try String.fetchOne(
                database, sql: "SELECT person FROM recovery WHERE hash = ?", arguments: [secret.hash])
            guard let id, let person = try Person.find(id, in: database), person.closed == nil else {
                throw PeopleError.unknown
            }
            // Whoever lost them, or let them be taken, must not meet the old ways again.
            try database.execute(sql: "DELETE FROM passkey WHERE person = ?", arguments: [id])
            try database.execute(sql: "DELETE FROM password WHERE person = ?", arguments: [id])
            try database.execute(sql: "DELETE FROM identity WHERE person = ?", arguments: [id])
            try way.keep(for: id, at: now, in: database)
            try Self.keep(next, for: id, byOperator: false, at: now, in: database)
            try Self.note("recovered", of: id, at: now, in: database)
            return person
        }
        return (person, next)
    }

    /// When the recovery code was made, and by whom; `nil` if there is none.
    public func recovery(of id: String) throws(PeopleError) -> (made: Instant, byOperator: Bool)? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT made, by_operator FROM recovery WHERE person = ?", arguments: [id])
                .map { (Instant(stored: $0["made"]), $0["by_operator"]) }
        }
    }

    static func keep(
        _ secret: Secret, for id: String, byOperator: Bool, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO recovery(person, hash, made, by_operator) VALUES (?, ?, ?, ?)
                ON CONFLICT(person) DO UPDATE
                SET hash = excluded.hash, made = excluded.made, by_operator = excluded.by_operator
                """, arguments: [id, secret.hash, now.milliseconds, byOperator])
    }
}
