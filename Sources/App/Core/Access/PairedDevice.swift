import Almanac
import Records

/// A device that the person paired, which reaches the server from outside this machine: its name, since when, and when
/// it was last seen. The secret of its session is in its cookie alone; the store keeps the SHA-256 (SY-050 likewise).
struct PairedDevice: Sendable {
    static let kind = RecordKind.pairedDevice.kind
    /// The maximum number of paired devices.
    static let limit = 50
    /// The number of days that a device which asks for nothing stays paired, as long as browsers keep its cookie
    /// (RFC 6265bis §5.5): a copy of the cookie ends with it.
    static let idleDays = 400
    /// The longest name, in characters.
    static let nameLimit = 60

    /// The SHA-256 of the session's secret, which is the record's id.
    let id: String
    let name: String
    let created: CivilDate?
    /// The last day on which it asked for something.
    let used: CivilDate?
    /// Whether a sync brings it the worship path, which otherwise stays with the devices it was written on.
    let hasPath: Bool

    static let nameField = "name"
    static let createdField = "created"
    static let usedField = "used"
    static let pathField = "path"
    /// On a revoked device, whether it is to forget what it has when it next asks.
    static let forgettingField = "forgets"

    /// Reads a record; `nil` if it is revoked or not a device.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, record.key.kind == Self.kind else { return nil }
        id = record.key.id
        name = record.value(Self.nameField)?.string ?? ""
        created = (record.value(Self.createdField)?.string).flatMap { CivilDate($0) }
        used = (record.value(Self.usedField)?.string).flatMap { CivilDate($0) }
        hasPath = record.value(Self.pathField) == .bool(true)
    }

    /// Whether it asked for something lately enough to enter.
    func lasts(on today: CivilDate) -> Bool {
        guard let used else { return false }
        return today.dayNumber - used.dayNumber <= Self.idleDays
    }

    /// Selects all devices, including revoked ones.
    static let query = RecordQuery(kind, in: .device, .all)

    static func key(_ id: String) -> RecordKey { RecordKind.pairedDevice.key(id) }

    /// The fields of a device that is paired on a day.
    static func fields(_ name: String, hasPath: Bool, on date: CivilDate) -> JSONObject {
        [
            nameField: .string(name), pathField: .bool(hasPath), createdField: .string(date.description),
            usedField: .string(date.description), Record.deletedField: .bool(false),
        ]
    }

    /// The paired devices, newest first.
    static func all(_ library: Library) throws(NeedsData) -> [PairedDevice] {
        var devices: [PairedDevice] = []
        for record in try library.records(query) {
            if let device = PairedDevice(record) { devices.append(device) }
        }
        return devices.sorted { a, b in
            let (first, second) = (a.created?.dayNumber ?? 0, b.created?.dayNumber ?? 0)
            return first != second ? first > second : (a.name, a.id) < (b.name, b.id)
        }
    }

    /// Revokes the device. The record stays without its name, so that the device hears that it was revoked.
    ///
    /// - Parameter forgets: whether the device is told to remove everything that it keeps of the person.
    func end(_ changeSet: inout ChangeSet, forgets: Bool = false) {
        changeSet.set(
            Self.key(id),
            [Record.deletedField: .bool(true), Self.nameField: .null, Self.forgettingField: .bool(forgets)])
    }

    /// The hash by which the store knows a session's secret; `nil` if the text is none: 64 hexadecimal digits.
    static func id(ofSession secret: String) -> String? {
        guard secret.utf8.count == 64, Hex.decode(secret) != nil else { return nil }
        return SHA256.hex(Array(secret.utf8))
    }

    /// A name without blanks around it, or `nil` if it is empty or too long.
    static func checkedName(_ text: String) -> String? {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.isEmpty || text.count > nameLimit ? nil : String(text)
    }
}
