import Almanac
import GRDB

/// A way to sign in that somebody sets up.
public enum SignInWay: Sendable {
    /// - Parameter isShort: whether it is too short to be the only way in; then it stands beside a passkey.
    case password(PasswordHash, isShort: Bool = false)
    /// - Parameters:
    ///   - name: what the person calls it.
    ///   - party: the host name it is for (WebAuthn: the relying party's id).
    case passkey(Passkey, name: String, party: String)
    /// An account at a provider.
    case provider(Identity)

    func keep(for person: String, at now: Instant, in database: Database) throws {
        switch self {
        case .password(let hash, let isShort):
            // Decided here, where nobody removes a passkey meanwhile.
            if isShort, try Self.passkeys(of: person, in: database) == 0 { throw PeopleError.shortPassword }
            try database.execute(
                sql: """
                    INSERT INTO password(person, hash, changed, short) VALUES (?, ?, ?, ?)
                    ON CONFLICT(person) DO UPDATE
                    SET hash = excluded.hash, changed = excluded.changed, short = excluded.short
                    """, arguments: [person, hash.text, now.milliseconds, isShort])
        case .provider(let identity):
            let owner = try String.fetchOne(
                database, sql: "SELECT person FROM identity WHERE issuer = ? AND subject = ?",
                arguments: [identity.issuer, identity.subject])
            guard owner == nil else { throw PeopleError.identityTaken }
            let count = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM identity WHERE person = ?", arguments: [person])
            guard (count ?? 0) < PeopleStore.identityLimit else { throw PeopleError.tooMany }
            try database.execute(
                sql: "INSERT INTO identity(issuer, subject, person, added) VALUES (?, ?, ?, ?)",
                arguments: [identity.issuer, identity.subject, person, now.milliseconds])
        case .passkey(let passkey, let name, let party):
            guard try Self.passkeys(of: person, in: database) < PeopleStore.passkeyLimit else {
                throw PeopleError.tooMany
            }
            try database.execute(
                sql: """
                    INSERT INTO passkey(
                        id, person, party, name, key, count, may_back_up, backed_up, transports, added)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    passkey.idData, person, party, name, passkey.keyData, Int64(passkey.signCount),
                    passkey.isBackupEligible, passkey.isBackedUp, passkey.transports.joined(separator: " "),
                    now.milliseconds,
                ])
        }
    }
    /// The number of passkeys that a person has.
    static func passkeys(of person: String, in database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM passkey WHERE person = ?", arguments: [person]) ?? 0
    }
}
