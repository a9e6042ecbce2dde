/// The reason that a blob is not taken.
public enum BlobError: Error, Hashable, Sendable {
    /// It is larger than one may be.
    case tooLarge(limit: Int)
    /// The person's room is used up.
    case overQuota(limit: Int)
    /// There are too many unfinished uploads.
    case tooManyUploads(limit: Int)
    /// There is no such upload, or no longer.
    case unknown
    /// The part begins elsewhere than where the upload stands.
    case wrongOffset(Int)
    /// More arrived than was declared; what fits was kept.
    case surplus
    /// The bytes are not of the declared type. Nothing is kept.
    case wrongType
    /// The bytes have another hash than was declared. Nothing is kept.
    case wrongHash
    /// The disk is full. What had arrived before is kept.
    case full
    /// The files can't be read or written; in the system's words, for the log.
    case failed(String)
}
