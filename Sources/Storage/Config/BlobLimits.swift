/// What a person may store (`ServerConfig.json`).
public struct BlobLimits: Hashable, Sendable {
    /// The bytes of one blob.
    public var blob = 32 << 20
    /// The bytes of a film of a lesson, which is longer than any recording.
    public var film = 512 << 20
    /// The bytes of all of a person's, with what is declared and still to come.
    public var person = 1 << 30
    /// The number of unfinished uploads at a time.
    public var uploads = 16
    /// How many hours an unfinished upload waits for its next part.
    public var unfinishedHours: Int64 = 168
    /// How many days a blob stays that nothing refers to: longer than the oldest backup is kept, so that whoever goes
    /// back to one finds what its records refer to.
    public var unreferencedDays: Int64 = 40

    public init() {}
}
