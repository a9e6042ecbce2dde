import Almanac
import Foundation
import GRDB

/// A passkey as the store keeps it.
public struct KeptPasskey: Sendable {
    public var passkey: Passkey
    public var person: String
    /// What the person calls it.
    public var name: String
    /// The host name it is for.
    public var party: String
    public var added: Instant
    public var used: Instant?
}

/// How people sign in.
extension PeopleStore {
    /// The most passkeys of one person.
    static let passkeyLimit = 20

    /// The hash of somebody's password; `nil` if they have none.
    public func password(of id: String) throws(PeopleError) -> PasswordHash? {
        try read { database in
            try String.fetchOne(database, sql: "SELECT hash FROM password WHERE person = ?", arguments: [id])
                .flatMap { PasswordHash($0) }
        }
    }

    /// Sets a password, or adds a passkey.
    ///
    /// - Throws: ``PeopleError/unknown``, ``PeopleError/tooMany``, ``PeopleError/shortPassword``,
    ///   ``PeopleError/identityTaken``.
    public func add(_ way: SignInWay, for id: String, at now: Instant) throws(PeopleError) {
        try write { database in
            guard try Person.find(id, in: database) != nil else { throw PeopleError.unknown }
            try way.keep(for: id, at: now, in: database)
            try Self.note(way.happening, of: id, at: now, in: database)
        }
    }

    /// Takes somebody's password away, if a passkey is left.
    ///
    /// - Throws: ``PeopleError/lastWay``.
    public func removePassword(of id: String, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(sql: "DELETE FROM password WHERE person = ?", arguments: [id])
            guard try Self.ways(of: id, in: database) > 0 else { throw PeopleError.lastWay }
            try Self.note("passwordRemoved", of: id, at: now, in: database)
        }
    }

    /// The number of ways to sign in that somebody has.
    public func ways(of id: String) throws(PeopleError) -> Int {
        try read { database in try Self.ways(of: id, in: database) }
    }

    /// Somebody's passkeys, the oldest first.
    public func passkeys(of id: String) throws(PeopleError) -> [KeptPasskey] {
        try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM passkey WHERE person = ? ORDER BY added, id", arguments: [id]
            ).map(KeptPasskey.init(row:))
        }
    }

    /// The passkey with a credential's id; `nil` if nobody has it.
    public func passkey(_ id: [UInt8]) throws(PeopleError) -> KeptPasskey? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM passkey WHERE id = ?", arguments: [Data(id)])
                .map(KeptPasskey.init(row:))
        }
    }

    /// Notes that a passkey was used: its counter, whether it is backed up, and when.
    public func used(_ passkey: Passkey, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: "UPDATE passkey SET count = ?, backed_up = ?, used = ? WHERE id = ?",
                arguments: [Int64(passkey.signCount), passkey.isBackedUp, now.milliseconds, passkey.idData])
        }
    }

    /// Removes somebody's passkey, if another way in is left.
    ///
    /// - Throws: ``PeopleError/unknown``, ``PeopleError/lastWay``, ``PeopleError/shortPassword``.
    public func remove(passkey id: [UInt8], of person: String, at now: Instant) throws(PeopleError) {
        try write { database in
            try database.execute(
                sql: "DELETE FROM passkey WHERE id = ? AND person = ?", arguments: [Data(id), person])
            guard database.changesCount == 1 else { throw PeopleError.unknown }
            guard try person == Person.owner || Self.ways(of: person, in: database) > 0 else {
                throw PeopleError.lastWay
            }
            // A password that was accepted beside a passkey isn't one to stand alone.
            let isShort = try Bool.fetchOne(
                database, sql: "SELECT short FROM password WHERE person = ?", arguments: [person])
            if isShort == true, try SignInWay.passkeys(of: person, in: database) == 0 {
                throw PeopleError.shortPassword
            }
            try Self.note("passkeyRemoved", of: person, at: now, in: database)
        }
    }

    /// The number of ways in that a person has.
    static func ways(of id: String, in database: Database) throws -> Int {
        try Int.fetchOne(
            database,
            sql: """
                SELECT (SELECT count(*) FROM password WHERE person = ?) + (SELECT count(*) FROM passkey WHERE person = ?)
                    + (SELECT count(*) FROM identity WHERE person = ?)
                """, arguments: [id, id, id]) ?? 0
    }
}

extension KeptPasskey {
    init(row: Row) {
        let transports: String = row["transports"]
        let used: Int64? = row["used"]
        self.init(
            passkey: Passkey(
                id: [UInt8](row["id"] as Data), publicKey: [UInt8](row["key"] as Data),
                signCount: UInt32(clamping: row["count"] as Int64), isBackupEligible: row["may_back_up"],
                isBackedUp: row["backed_up"],
                transports: transports.split(separator: " ").map(String.init)),
            person: row["person"], name: row["name"], party: row["party"], added: Instant(stored: row["added"]),
            used: used.map { Instant(stored: $0) })
    }
}

extension Passkey {
    var idData: Data { Data(id) }
    var keyData: Data { Data(publicKey) }
}

extension SignInWay {
    fileprivate var happening: String {
        switch self {
        case .password: "passwordChanged"
        case .passkey: "passkeyAdded"
        case .provider: "providerAdded"
        }
    }
}
