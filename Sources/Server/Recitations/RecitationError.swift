/// Why a file of a recitation could not be had from its source.
enum RecitationError: Error, Hashable {
    /// The source doesn't have it.
    case missing
    /// What came is no sound.
    case unsound
    /// More bytes than a file may have.
    case tooLarge
    case timeout
    /// The source leads to where nothing may be asked (``Outgoing``).
    case refused
    /// Cut, refused, not reached.
    case failed
}
