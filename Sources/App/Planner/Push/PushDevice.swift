import Almanac
import Records

/// A browser on which the person switched alerts by push on. The record stays on the server that sends to it.
struct PushDevice: Sendable {
    static let kind = RecordKind.pushDevice.kind
    /// Selects all devices, including removed ones.
    static let query = RecordQuery(kind, in: .device, .all)
    /// The longest address of a browser's push service, in bytes.
    static let longestEndpoint = 2_000

    let id: String
    /// The address that the browser's service gave it, and the browser's keys (RFC 8291 §3).
    let endpoint: String
    let publicKey: String
    let secret: String
    let name: String
    /// The origin that the app has in this browser, where an alert's press leads.
    let origin: String
    /// Whether its alerts say only that there is a reminder.
    let isHidden: Bool
    let created: Instant
    /// The paired device whose browser it is, by the hash of its session; `nil` on the server's own machine.
    let paired: String?
    /// What was sent lately.
    let sent: [PushNote]
    /// The number of the person's latest trial, and when it was asked for.
    let test: (number: String, at: Instant)?
    /// The status with which its service refused the latest alert; `nil` if it took it.
    let refusal: Int?

    static let endpointField = "endpoint"
    static let publicKeyField = "p256dh"
    static let secretField = "auth"
    static let nameField = "name"
    static let originField = "origin"
    static let hiddenField = "hidden"
    static let createdField = "created"
    static let pairedField = "device"
    static let sentField = "sent"
    static let testField = "test"
    static let testTimeField = "testAt"
    static let refusalField = "refusal"

    /// Reads a record; `nil` if it is removed or not a device.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, record.key.kind == Self.kind,
            let endpoint = record.value(Self.endpointField)?.string,
            let publicKey = record.value(Self.publicKeyField)?.string,
            let secret = record.value(Self.secretField)?.string, let created = record.value(Self.createdField)?.int
        else { return nil }
        id = record.key.id
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
        name = record.value(Self.nameField)?.string ?? ""
        origin = record.value(Self.originField)?.string ?? ""
        isHidden = record.value(Self.hiddenField) == .bool(true)
        self.created = Instant(milliseconds: created)
        paired = record.value(Self.pairedField)?.string
        sent = (record.value(Self.sentField)?.array ?? []).compactMap { PushNote($0) }
        if let number = record.value(Self.testField)?.string, let at = record.value(Self.testTimeField)?.int {
            test = (number, Instant(milliseconds: at))
        } else {
            test = nil
        }
        refusal = record.value(Self.refusalField)?.int.map { Int(clamping: $0) }
    }

    static func key(_ id: String) -> RecordKey { RecordKind.pushDevice.key(id) }

    /// The id of a subscription, which says nothing of its address.
    static func id(of endpoint: String) -> String { String(SHA256.hex(Array(endpoint.utf8)).prefix(32)) }

    /// The fields of a device that is over: nothing of it is kept.
    static let removed: JSONObject = [
        Record.deletedField: .bool(true), endpointField: .null, publicKeyField: .null, secretField: .null,
        nameField: .null, originField: .null, pairedField: .null, sentField: .null, testField: .null,
    ]

    /// The devices, in the order in which alerts were switched on.
    static func all(_ library: Library) throws(NeedsData) -> [PushDevice] {
        var devices: [PushDevice] = []
        for record in try library.records(query) {
            if let device = PushDevice(record) { devices.append(device) }
        }
        return devices.sorted { a, b in a.created != b.created ? a.created < b.created : a.id < b.id }
    }
}

/// An alert that went to a device: its key, and when.
struct PushNote: Sendable {
    let key: String
    let at: Instant

    init(key: String, at: Instant) {
        self.key = key
        self.at = at
    }

    init?(_ json: JSON) {
        guard let key = json["key"]?.string, let at = json["at"]?.int else { return nil }
        self.init(key: key, at: Instant(milliseconds: at))
    }

    var json: JSON { ["key": .string(key), "at": .int(at.milliseconds)] }
}
