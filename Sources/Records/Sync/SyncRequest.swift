/// What a device sends: its changes, and the point from which it wants the server's.
public struct SyncRequest: Hashable, Sendable {
    /// The replica that made the changes.
    public var replica: Replica
    /// The server's commit number up to which the device has everything; 0 at first.
    public var cursor: Int64
    /// The generations the device knows, so that a scope it has erased is erased on the server too.
    public var generations: [ScopeGeneration]
    /// Whole records that changed on the device and are not known to have arrived.
    public var records: [Record]
    /// Records whose key could be read but not the rest. They are refused one by one.
    public var unreadable: [Unreadable]
    /// The number of entries that had not even a key to refuse them under.
    public var nameless = 0

    /// A record that breaks the rules of ``Record/init(json:)``.
    public struct Unreadable: Hashable, Sendable {
        public var key: RecordKey
        public var error: RecordError

        public init(key: RecordKey, error: RecordError) {
            self.key = key
            self.error = error
        }
    }

    public init(replica: Replica, cursor: Int64, generations: [ScopeGeneration] = [], records: [Record] = []) {
        self.replica = replica
        self.cursor = cursor
        self.generations = generations
        self.records = records
        unreadable = []
    }
}
