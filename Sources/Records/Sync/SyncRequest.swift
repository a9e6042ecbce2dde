/// What a device sends: its changes, and from where on it wants the server's.
public struct SyncRequest: Hashable, Sendable {
    /// Whose changes these are.
    public var replica: Replica
    /// The server's commit number up to which the device has everything; 0 at first.
    public var cursor: Int64
    /// The generations the device knows, so that a scope it has erased is erased here too.
    public var generations: [ScopeGeneration]
    /// Whole records that changed on the device since it last heard that they had arrived.
    public var records: [Record]
    /// Records that could be told apart but not read; they are refused one by one.
    public var unreadable: [Unreadable]
    /// How many entries of the list had not even a key to refuse them under.
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
