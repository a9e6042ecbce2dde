import Almanac
import GRDB

/// The services that say who somebody is. There is none until the operator adds one.
extension PeopleStore {
    /// The most providers.
    static let providerLimit = 8

    /// The providers, by their titles.
    public func providers() throws(PeopleError) -> [IdentityProvider] {
        try read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM provider ORDER BY title, id")
                .compactMap(IdentityProvider.init(row:))
        }
    }

    /// The provider with an id; `nil` if there is none.
    public func provider(_ id: String) throws(PeopleError) -> IdentityProvider? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM provider WHERE id = ?", arguments: [id])
                .flatMap(IdentityProvider.init(row:))
        }
    }

    /// Adds a provider, or changes the one with its id. Whose accounts are connected stays with the issuer.
    ///
    /// - Throws: ``PeopleError/nameTaken`` if another provider has the issuer, ``PeopleError/tooMany``.
    public func add(_ provider: IdentityProvider) throws(PeopleError) {
        try write { database in
            let other = try String.fetchOne(
                database, sql: "SELECT id FROM provider WHERE issuer = ? AND id <> ?",
                arguments: [provider.issuer, provider.id])
            guard other == nil else { throw PeopleError.nameTaken }
            let (kind, secret) = provider.secret.stored
            try database.execute(
                sql: """
                    INSERT INTO provider(id, title, issuer, client, kind, secret) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT(id) DO UPDATE SET title = excluded.title, issuer = excluded.issuer,
                        client = excluded.client, kind = excluded.kind, secret = excluded.secret
                    """,
                arguments: [provider.id, provider.title, provider.issuer, provider.clientID, kind, secret])
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM provider") ?? 0
            guard count <= Self.providerLimit else { throw PeopleError.tooMany }
        }
    }

    /// Removes a provider. Nobody may be left without a way in.
    ///
    /// - Throws: ``PeopleError/unknown``, ``PeopleError/lastWay``.
    public func remove(provider id: String) throws(PeopleError) {
        try write { database in
            guard
                let issuer = try String.fetchOne(
                    database, sql: "SELECT issuer FROM provider WHERE id = ?", arguments: [id])
            else { throw PeopleError.unknown }
            let connected = try String.fetchAll(
                database, sql: "SELECT DISTINCT person FROM identity WHERE issuer = ?", arguments: [issuer])
            try database.execute(sql: "DELETE FROM identity WHERE issuer = ?", arguments: [issuer])
            try database.execute(sql: "DELETE FROM provider WHERE id = ?", arguments: [id])
            for person in connected where person != Person.owner {
                guard try Self.ways(of: person, in: database) > 0 else { throw PeopleError.lastWay }
            }
        }
    }
}

extension ClientSecret {
    /// Its kind and its text, as stored.
    fileprivate var stored: (kind: String, text: String) {
        switch self {
        case .none: ("none", "")
        case .shared(let text): ("shared", text)
        case .apple(let team, let key, let pem): ("apple", [team, key, pem].joined(separator: "\n"))
        }
    }

    fileprivate init?(kind: String, text: String) {
        switch kind {
        case "none": self = .none
        case "shared": self = .shared(text)
        case "apple":
            let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { return nil }
            self = .apple(team: parts[0], key: parts[1], pem: parts[2])
        default: return nil
        }
    }
}

extension IdentityProvider {
    fileprivate init?(row: Row) {
        guard let secret = ClientSecret(kind: row["kind"], text: row["secret"]) else { return nil }
        self.init(
            id: row["id"], title: row["title"], issuer: row["issuer"], clientID: row["client"], secret: secret)
    }
}
