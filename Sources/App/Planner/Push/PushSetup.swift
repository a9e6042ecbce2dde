import Almanac
import Records

/// What this server needs before it may send: its key, which the host notes, and a contact. The record never leaves the
/// server.
struct PushSetup: Sendable {
    static let key = RecordKind.push.key("server")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))

    static let publicKeyField = "key"
    static let contactField = "contact"
    static let ayahField = "ayah"
    static let ayahTimeField = "ayahTime"

    /// The public half of the key, which browsers bind their subscriptions to; `nil` where no host sends.
    let publicKey: String?
    /// The contact that the person gave, or the operator's, which goes before it.
    let contact: String?
    /// Whether the contact is the operator's.
    let isOperators: Bool
    /// Whether the ayah of the day comes as an alert, and at which time of the place's clock.
    let hasAyah: Bool
    let ayahTime: ClockTime

    init(_ record: Record?, _ config: PushConfig) {
        publicKey = record?.value(Self.publicKeyField)?.string
        hasAyah = record?.value(Self.ayahField) == .bool(true)
        ayahTime = (record?.value(Self.ayahTimeField)?.string).flatMap { ClockTime($0) } ?? config.ayahTime
        let operators = config.contact
        isOperators = operators != nil
        contact = operators ?? (record?.value(Self.contactField)?.string).flatMap { PushContact.checked($0) }
    }
}
