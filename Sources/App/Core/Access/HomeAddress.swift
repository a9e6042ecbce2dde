import Records

/// Where the running server is found on the home network. The host notes it when it starts to listen there and takes it
/// back when it doesn't; the page of devices shows it.
struct HomeAddress: Hashable, Sendable {
    /// The app's origin for other devices: `https://laptop.local:8471`.
    let origin: String
    /// The page that leads through trusting the authority, or `nil` if the certificate is one that devices trust
    /// already.
    let trust: String?
    /// The page where a person who isn't the owner signs in on another device, instead of pairing it.
    let signIn: String?

    static let key = RecordKind.pairing.key("home")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))

    private static let originField = "origin"
    private static let trustField = "trust"
    private static let signInField = "signIn"

    /// Reads the record; `nil` if the server doesn't listen on the home network.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, let origin = record.value(Self.originField)?.string else { return nil }
        self.origin = origin
        trust = record.value(Self.trustField)?.string
        signIn = record.value(Self.signInField)?.string
    }

    init(origin: String, trust: String?, signIn: String? = nil) {
        self.origin = origin
        self.trust = trust
        self.signIn = signIn
    }

    var fields: JSONObject {
        [
            Self.originField: .string(origin), Self.trustField: trust.map { .string($0) } ?? .null,
            Self.signInField: signIn.map { .string($0) } ?? .null, Record.deletedField: .bool(false),
        ]
    }

    /// The link that pairs a device. The code is a fragment, which no browser sends, so it is in no log and no referrer
    /// (RFC 9110 §4.2.5).
    func link(_ code: String) -> String { origin + "/pair#" + code }
}
