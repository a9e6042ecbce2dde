import Records

/// A calendar of somebody else's that the person subscribed to: where it is, and how its events are shown.
public struct CalendarSubscription: Hashable, Sendable {
    public let id: String
    /// Where the calendar is: a full `https` or `http` address, which may be a secret of the person's.
    public var address: String
    /// What the person calls it.
    public var name: String
    /// The category whose colour its events have.
    public var colour: TaskCategory?
    /// Whether its events take time that tasks go round. Otherwise they are only shown.
    public var blocks: Bool
    /// Whether it isn't asked for now. Its events stay as they were.
    public var isPaused: Bool

    /// The kind of its record.
    public static let kind = Kind("subscription")

    /// The fields of its record.
    public enum Name {
        public static let address = "address"
        public static let name = "name"
        public static let colour = "colour"
        public static let blocks = "blocks"
        public static let paused = "paused"
        /// How fetching it has gone, as the host that fetches it writes it.
        public static let state = "state"
        /// When the person asked for it to be fetched now.
        public static let wanted = "wanted"
    }

    /// Whether a field is about fetching and says nothing that the person set.
    public static func isHosts(_ field: String) -> Bool { field == Name.state || field == Name.wanted }

    public init(id: String, address: String, name: String, colour: TaskCategory?, blocks: Bool) {
        self.id = id
        self.address = address
        self.name = name
        self.colour = colour
        self.blocks = blocks
        isPaused = false
    }

    /// Reads a record; `nil` if it was removed or has no address.
    public init?(_ record: Record) {
        guard !record.isDeleted, let address = record.value(Name.address)?.string, !address.isEmpty else { return nil }
        id = record.key.id
        self.address = address
        name = record.value(Name.name)?.string ?? ""
        colour = record.value(Name.colour)?.string.flatMap { TaskCategory(rawValue: $0) }
        blocks = record.value(Name.blocks)?.bool ?? true
        isPaused = record.value(Name.paused)?.bool ?? false
    }

    /// The fields that the person sets.
    public var fields: JSONObject {
        [
            Name.address: .string(address), Name.name: .string(name),
            Name.colour: colour.map { .string($0.rawValue) } ?? .null, Name.blocks: .bool(blocks),
            Name.paused: .bool(isPaused), Record.deletedField: .bool(false),
        ]
    }
}
