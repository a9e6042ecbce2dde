import Almanac
import Interface
import Records

/// Access that the person gave to a program or a secret link: its name, its scopes and when it was created. The secret
/// itself is shown once and stored nowhere (SY-050, MZ-241).
struct AccessToken: Sendable {
    static let kind = RecordKind.token.kind
    /// The maximum number of tokens.
    static let limit = 50
    /// The longest name, in characters.
    static let nameLimit = 60

    /// The SHA-256 of the secret, which is the record's id.
    let id: String
    let name: String
    let scopes: [AccessScope]
    let created: CivilDate?

    /// Reads a record; `nil` if it is revoked or not a token.
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

    /// Selects all tokens, including revoked ones.
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

    /// Finds the token of a secret; `nil` if there is none or it is revoked.
    static func find(_ secret: String, _ context: RequestContext) throws(NeedsData) -> AccessToken? {
        try find(secret, in: context.library)
    }

    /// Finds the token of a secret; `nil` if there is none or it is revoked.
    static func find(_ secret: String, in library: Library) throws(NeedsData) -> AccessToken? {
        guard let secret = AccessSecret.checked(secret) else { return nil }
        return AccessToken(try library.record(key(AccessSecret.hash(secret))))
    }

    /// Whether a secret link's token has a scope.
    static func allows(_ scope: AccessScope, _ secret: String, _ context: RequestContext) throws(NeedsData) -> Bool {
        try find(secret, context)?.scopes.contains(scope) ?? false
    }

    /// The live tokens, newest first.
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

/// What an access token lets its holder do. The raw value is the name in forms, records and JSON.
enum AccessScope: String, CaseIterable, Hashable, Sendable {
    /// Reads everything that the app shows.
    case read
    /// Creates, changes and answers tasks and reminders.
    case tasks
    /// Sees the widgets, and notes voluntary prayers from them.
    case widgets
    /// Subscribes to the calendar.
    case feed
    /// Reads and changes tasks as a calendar program does (CalDAV).
    case caldav

    /// Its name on the page of tokens.
    var label: Phrase { Phrase("tokens.scope." + rawValue) }

    /// A sentence that says what it is for.
    var hint: Phrase { Phrase("tokens.scope." + rawValue + ".hint") }
}
