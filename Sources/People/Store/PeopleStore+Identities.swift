import Almanac
import GRDB

/// An account at a provider that somebody connected.
public struct KeptIdentity: Hashable, Sendable {
    public var identity: Identity
    public var person: String
    public var added: Instant
    public var used: Instant?
}

/// Accounts at providers as a way to sign in.
extension PeopleStore {
    /// The most accounts at providers of one person.
    static let identityLimit = 8

    /// The person whose account at a provider this is; `nil` if it is nobody's.
    public func person(of identity: Identity) throws(PeopleError) -> Person? {
        try read { database in
            try String.fetchOne(
                database, sql: "SELECT person FROM identity WHERE issuer = ? AND subject = ?",
                arguments: [identity.issuer, identity.subject]
            ).flatMap { try Person.find($0, in: database) }
        }
    }

    /// Somebody's accounts at providers, the oldest first.
    public func identities(of id: String) throws(PeopleError) -> [KeptIdentity] {
        try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM identity WHERE person = ? ORDER BY added, issuer", arguments: [id]
            ).map { row in
                let used: Int64? = row["used"]
                return KeptIdentity(
                    identity: Identity(issuer: row["issuer"], subject: row["subject"]), person: row["person"],
                    added: Instant(stored: row["added"]), used: used.map { Instant(stored: $0) })
            }
        }
    }

    /// Notes that somebody signed in by a provider.
    public func used(_ identity: Identity, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: "UPDATE identity SET used = ? WHERE issuer = ? AND subject = ?",
                arguments: [now.milliseconds, identity.issuer, identity.subject])
        }
    }

    /// Disconnects somebody from a provider, if another way in is left.
    ///
    /// - Throws: ``PeopleError/unknown``, ``PeopleError/lastWay``.
    public func disconnect(_ person: String, from issuer: String, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: "DELETE FROM identity WHERE person = ? AND issuer = ?", arguments: [person, issuer])
            guard database.changesCount > 0 else { throw PeopleError.unknown }
            guard try person == Person.owner || Self.ways(of: person, in: database) > 0 else {
                throw PeopleError.lastWay
            }
            try Self.note("providerRemoved", of: person, at: now, in: database)
        }
    }
}
