import Almanac
import GRDB

/// A way to sign in that somebody sets up.
public enum SignInWay: Sendable {
    case password(PasswordHash)
    /// - Parameters:
    ///   - name: what the person calls it.
    ///   - party: the host name it is for (WebAuthn: the relying party's id).
    case passkey(Passkey, name: String, party: String)

    func keep(for person: String, at now: Instant, in database: Database) throws {
        switch self {
        case .password(let hash):
            try database.execute(
                sql: """
                    INSERT INTO password(person, hash, changed) VALUES (?, ?, ?)
                    ON CONFLICT(person) DO UPDATE SET hash = excluded.hash, changed = excluded.changed
                    """, arguments: [person, hash.text, now.milliseconds])
        case .passkey(let passkey, let name, let party):
            let count = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM passkey WHERE person = ?", arguments: [person])
            guard (count ?? 0) < PeopleStore.passkeyLimit else { throw PeopleError.tooMany }
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
}
