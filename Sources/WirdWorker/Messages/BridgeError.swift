/// Why a message is refused. The raw value is the answer's `error`, a stable word for reports.
enum BridgeError: String, Error {
    /// The frame's lengths do not add up, or its header is no JSON object.
    case frame
    /// There is no such operation.
    case operation
    /// A message other than `start` and `merge` came before `start`.
    case notStarted = "not-started"
    /// The bundle can't be used.
    case bundle
    /// A member of the header is missing or of the wrong kind.
    case header
    /// The body is no list of records, or one of them is malformed.
    case records
    /// The server's reply can't be read.
    case reply
    /// The server speaks another protocol: one of the two is newer.
    case otherProtocol = "other-protocol"
    /// There is nothing that waits to be stored or settled.
    case nothingPending = "nothing-pending"
}
