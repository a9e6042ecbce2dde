import Almanac
import Planner
import Records

/// The other CalDAV server with which the person's tasks are exchanged: its address, the name and password for it, and
/// which of its lists. It is the server's alone: no sync and no file of the person's data has it.
struct Exchange: Sendable {
    /// The list's address, or the server's while its lists are being looked for.
    var address: String
    var user: String
    var password: String
    var isPaused: Bool
    /// Whether the address is a list of tasks, chosen or the only one there.
    var isChosen: Bool
    /// The lists that were found, while one is to be chosen.
    var lists: [ListFound]
    /// The deletions that wait for the person's word.
    var held: Int
    /// When the person agreed to them.
    var agreed: Instant?

    /// A list of tasks on the other server.
    struct ListFound: Hashable, Sendable {
        var address: String
        var name: String
    }

    /// The record's fields; ``SubscriptionStanding`` has `state` and `wanted`.
    enum Name {
        static let address = "address", user = "user", password = "password", paused = "paused"
        static let chosen = "chosen", lists = "lists", held = "held", agreed = "agreed"
    }

    static let key = RecordKind.exchange.key("own")
    static let query = RecordQuery(RecordKind.exchange.kind, in: .device, .id("own"))

    init?(_ record: Record?) {
        guard let record, !record.isDeleted, let address = record.value(Name.address)?.string, !address.isEmpty
        else { return nil }
        self.address = address
        user = record.value(Name.user)?.string ?? ""
        password = record.value(Name.password)?.string ?? ""
        isPaused = record.value(Name.paused)?.bool ?? false
        isChosen = record.value(Name.chosen)?.bool ?? false
        lists = (record.value(Name.lists)?.array ?? []).compactMap { json in
            guard let address = json["address"]?.string else { return nil }
            return ListFound(address: address, name: json["name"]?.string ?? "")
        }
        held = Int(clamping: record.value(Name.held)?.int ?? 0)
        agreed = record.value(Name.agreed)?.int.map { Instant(milliseconds: $0) }
    }

    /// The server's name, which is all that a page shows of the address.
    var host: String {
        var rest = address.utf8[...]
        for scheme in ["https://", "http://"] where rest.starts(with: scheme.utf8) {
            rest = rest.dropFirst(scheme.utf8.count)
        }
        return String(
            decoding: Array(rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }), as: UTF8.self)
    }

    /// What remains of it once it is disconnected.
    static let removed: JSONObject = [
        Name.address: .null, Name.user: .null, Name.password: .null, Name.lists: .null, Name.held: .null,
        Name.agreed: .null, Name.chosen: .null, Name.paused: .null, CalendarSubscription.Name.state: .null,
        CalendarSubscription.Name.wanted: .null, Record.deletedField: .bool(true),
    ]
}
