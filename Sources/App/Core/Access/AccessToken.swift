import Almanac
import Records

/// Access that the person gave to a program or to a secret link: its name, how far it reaches, since when. The secret
/// itself is shown once and kept nowhere (SY-050, MZ-241).
struct AccessToken: Sendable {
    static let kind = RecordKind.token.kind
    /// How many there may be.
    static let limit = 50
    /// The longest name, in characters.
    static let nameLimit = 60

    /// The SHA-256 of the secret, which is the record's id.
    let id: String
    let name: String
    let scopes: [AccessScope]
    let created: CivilDate?

    /// Reads a record; `nil` where the token is revoked or is none.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, record.key.kind == Self.kind else { return nil }
        id = record.key.id
        name = record.value(Self.nameField)?.string ?? ""
        var scopes: [AccessScope] = []
        for scope in AccessScope.allCases where record.value(scope.rawValue) == .bool(true) { scopes.append(scope) }
        self.scopes = scopes
        created = (record.value(Self.createdField)?.string).flatMap { CivilDate($0) }
    }

    static let nameField = "name"
    static let createdField = "created"

    /// All tokens, the revoked among them.
    static let query = RecordQuery(kind, .all)

    static func key(_ id: String) -> RecordKey { RecordKey(scope: .own, kind: kind, id: id) }

    /// The fields of a new token.
    static func fields(_ name: String, _ scopes: [AccessScope], on date: CivilDate) -> JSONObject {
        var fields: JSONObject = [
            nameField: .string(name), createdField: .string(date.description), Record.deletedField: .bool(false),
        ]
        for scope in scopes { fields[scope.rawValue] = true }
        return fields
    }

    /// The token of a secret; `nil` where there is none or it is revoked.
    static func find(_ secret: String, _ context: RequestContext) throws(NeedsData) -> AccessToken? {
        guard let secret = AccessSecret.checked(secret) else { return nil }
        return AccessToken(try context.library.record(key(AccessSecret.hash(secret))))
    }

    /// Whether a secret link reaches so far.
    static func allows(_ scope: AccessScope, _ secret: String, _ context: RequestContext) throws(NeedsData) -> Bool {
        try find(secret, context)?.scopes.contains(scope) ?? false
    }

    /// The live tokens, the newest first.
    static func all(_ context: RequestContext) throws(NeedsData) -> [AccessToken] {
        var tokens: [AccessToken] = []
        for record in try context.library.records(query) {
            if let token = AccessToken(record) { tokens.append(token) }
        }
        return tokens.sorted { a, b in
            let (first, second) = (a.created?.dayNumber ?? 0, b.created?.dayNumber ?? 0)
            return first != second ? first > second : (a.name, a.id) < (b.name, b.id)
        }
    }
}
