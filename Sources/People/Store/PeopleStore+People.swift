import Almanac
import GRDB
import Records

/// People come and go.
extension PeopleStore {
    /// Everybody, the owner first, then by when they joined. Closed accounts stand among them until they are removed.
    public func everybody() throws(PeopleError) -> [Person] {
        try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM person ORDER BY id <> ?, joined, id", arguments: [Person.owner]
            )
            .compactMap(Person.init(row:))
        }
    }

    /// The person with an id; `nil` if there is none.
    public func person(_ id: String) throws(PeopleError) -> Person? {
        try read { database in try Person.find(id, in: database) }
    }

    /// The person who signs in with a name; `nil` if there is none.
    public func person(named name: PersonName) throws(PeopleError) -> Person? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM person WHERE name_key = ?", arguments: [name.key])
                .flatMap(Person.init(row:))
        }
    }

    /// The owner, whose account is there from the first time on that somebody asks for it.
    public func owner(at now: Instant) throws(PeopleError) -> Person {
        try write { database in
            try database.execute(
                sql: "INSERT OR IGNORE INTO person(id, name, role, joined) VALUES (?, '', ?, ?)",
                arguments: [Person.owner, Role.operator.rawValue, now.milliseconds])
            guard let owner = try Person.find(Person.owner, in: database) else { throw PeopleError.unknown }
            return owner
        }
    }

    /// Changes the name that somebody signs in with.
    ///
    /// - Throws: ``PeopleError/nameTaken``, ``PeopleError/unknown``.
    public func rename(_ id: String, _ name: PersonName) throws(PeopleError) {
        try write { database in
            guard try !Person.isTaken(name, by: id, in: database) else { throw PeopleError.nameTaken }
            try database.execute(
                sql: "UPDATE person SET name = ?, name_key = ? WHERE id = ?", arguments: [name.text, name.key, id])
            guard database.changesCount == 1 else { throw PeopleError.unknown }
        }
    }

    /// Closes an account: nobody signs in to it, and its data goes after the time for taking that back. The owner's
    /// can't be closed.
    public func close(_ id: String, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: """
                    UPDATE person SET closed = ?, closed_seen = NULL, closed_held = NULL
                    WHERE id = ? AND id <> ? AND closed IS NULL
                    """,
                arguments: [now.milliseconds, id, Person.owner])
            guard database.changesCount == 1 else { throw PeopleError.unknown }
            try Self.note("closed", of: id, at: now, in: database)
        }
    }

    /// Takes the closing of an account back.
    public func reopen(_ id: String, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: "UPDATE person SET closed = NULL WHERE id = ? AND closed > 0", arguments: [id])
            guard database.changesCount == 1 else { throw PeopleError.unknown }
            try Self.note("reopened", of: id, at: now, in: database)
        }
    }

    /// Begins to remove an account whose time to be taken back is over. From then on it can't be; a removal that was cut is
    /// begun again.
    ///
    /// - Parameter keeping: how long it can be taken back. A clock that jumps ahead doesn't end that at once.
    /// - Returns: whether it may go: not if it was reopened meanwhile.
    public func beginRemoving(_ id: String, at now: Instant, keeping: TimeSpan) throws(PeopleError) -> Bool {
        try write { database in
            let row = try Row.fetchOne(
                database, sql: "SELECT * FROM person WHERE id = ? AND id <> ?", arguments: [id, Person.owner])
            guard let row, let closed: Int64 = row["closed"] else { return false }
            guard closed > 0 else { return true }
            let (seen, held): (Int64?, Int64?) = (row["closed_seen"], row["closed_held"])
            let before = ClosingWait(
                closed: Instant(stored: closed), seen: seen.map { Instant(stored: $0) },
                held: held.map { Instant(stored: $0) })
            var wait = before
            let isOver = wait.look(at: now, keeping: keeping)
            guard isOver || wait != before else { return false }
            try database.execute(
                sql: "UPDATE person SET closed = ?, closed_seen = ?, closed_held = ? WHERE id = ?",
                arguments: [
                    isOver ? 0 : wait.closed.milliseconds, wait.seen?.milliseconds, wait.held?.milliseconds, id,
                ])
            return isOver
        }
    }

    /// Removes an account with everything that this file holds of it.
    public func remove(_ id: String) throws(PeopleError) {
        guard id != Person.owner else { throw .unknown }
        try write { database in
            try database.execute(sql: "DELETE FROM happening WHERE person = ?", arguments: [id])
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id])
        }
    }
}

extension Person {
    init?(row: Row) {
        guard let role = Role(rawValue: row["role"]) else { return nil }
        let closed: Int64? = row["closed"]
        self.init(
            id: row["id"], name: row["name"], role: role, joined: Instant(stored: row["joined"]),
            closed: closed.map { Instant(stored: $0) })
    }

    static func find(_ id: String, in database: Database) throws -> Person? {
        try Row.fetchOne(database, sql: "SELECT * FROM person WHERE id = ?", arguments: [id]).flatMap(Person.init(row:))
    }

    static func isTaken(_ name: PersonName, by id: String? = nil, in database: Database) throws -> Bool {
        let other = try String.fetchOne(
            database, sql: "SELECT id FROM person WHERE name_key = ?", arguments: [name.key])
        return other != nil && other != id
    }
}
