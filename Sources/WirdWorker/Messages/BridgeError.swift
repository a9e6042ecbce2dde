/// The reason that a message is refused. The raw value is the answer's `error`, a stable word for reports.
enum BridgeError: String, Error {
    /// The frame's lengths do not add up, or its header is not a JSON object.
    case frame
    /// There is no such operation.
    case operation
    /// A message other than `start`, `merge`, `sweep` and `seal` came before `start`.
    case notStarted = "not-started"
    /// The bundle can't be used.
    case bundle
    /// A member of the header is missing or of the wrong kind.
    case header
    /// The body isn't a list of records, or a change among them is malformed.
    case records
    /// A record would grow beyond its size limit.
    case tooLarge = "too-large"
    /// A change is for a stored record that can't be read; it is left as it is.
    case unreadable
    /// The server's reply can't be read.
    case reply
    /// The server speaks another protocol: one of the two is newer.
    case otherProtocol = "other-protocol"
    /// Nothing is waiting to be stored or settled.
    case nothingPending = "nothing-pending"
}
