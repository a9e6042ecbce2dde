/// The reason that a file of a recitation could not be fetched from its source.
enum RecitationError: Error, Hashable {
    /// The source doesn't have it.
    case missing
    /// The bytes received aren't audio.
    case unsound
    /// The file has more bytes than allowed.
    case tooLarge
    case timeout
    /// The source leads to an address that may not be asked (``Outgoing``).
    case refused
    /// The download was interrupted or refused, or the source wasn't reached.
    case failed
}
