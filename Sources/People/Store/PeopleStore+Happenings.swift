import Almanac
import GRDB

/// Something that happened to an account: who signed in, what was changed. It holds neither secrets nor addresses.
public struct Happening: Hashable, Sendable {
    public var at: Instant
    /// The person it happened to; `nil` where it was nobody's yet.
    public var person: String?
    /// A word of the program's own: `signedIn`, `refused`, `joined`, …
    public var what: String
}

/// The log of accounts.
extension PeopleStore {
    /// Notes that something happened.
    public func log(_ what: String, of person: String?, at now: Instant) throws(PeopleError) {
        try write { database in try Self.note(what, of: person, at: now, in: database) }
    }

    /// The latest happenings, the newest first: a person's, or everybody's.
    public func happenings(of person: String? = nil, limit: Int) throws(PeopleError) -> [Happening] {
        try read { database in
            let rows =
                if let person {
                    try Row.fetchAll(
                        database, sql: "SELECT * FROM happening WHERE person = ? ORDER BY number DESC LIMIT ?",
                        arguments: [person, limit])
                } else {
                    try Row.fetchAll(
                        database, sql: "SELECT * FROM happening ORDER BY number DESC LIMIT ?", arguments: [limit])
                }
            return rows.map { Happening(at: Instant(stored: $0["at"]), person: $0["person"], what: $0["what"]) }
        }
    }

    static func note(_ what: String, of person: String?, at now: Instant, in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO happening(at, person, what) VALUES (?, ?, ?)",
            arguments: [now.milliseconds, person, what])
        // Each by themselves: whoever tries passwords on one account makes nobody else's log shorter.
        try database.execute(
            sql: """
                DELETE FROM happening WHERE person IS ? AND number <= (
                    SELECT number FROM happening WHERE person IS ? ORDER BY number DESC LIMIT 1 OFFSET ?)
                """, arguments: [person, person, Self.happeningLimit])
    }
}
