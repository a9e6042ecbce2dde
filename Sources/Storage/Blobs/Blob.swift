import Almanac

/// A file that is stored whole: its hash was compared with its bytes. Whose it is says the folder that it lies in.
public struct Blob: Hashable, Sendable {
    public var hash: BlobHash
    /// Its size in bytes.
    public var bytes: Int
    public var type: BlobType
    /// When the last of its bytes arrived.
    public var received: Instant
}

/// A file of which some may still be missing.
public struct BlobUpload: Hashable, Sendable {
    /// 32 hexadecimal digits.
    public var id: String
    /// What it was declared to be.
    public var declared: BlobDeclaration
    /// The number of bytes that have arrived, from the beginning.
    public var offset: Int
    /// When something last arrived of it.
    public var touched: Instant

    /// Whether all of it has arrived.
    public var isWhole: Bool { offset == declared.bytes }
}

/// What a sender says of a file before sending it.
public struct BlobDeclaration: Hashable, Sendable {
    public var hash: BlobHash
    public var bytes: Int
    public var type: BlobType

    public init(hash: BlobHash, bytes: Int, type: BlobType) {
        (self.hash, self.bytes, self.type) = (hash, bytes, type)
    }
}

/// How a sender begins.
public enum BlobBeginning: Hashable, Sendable {
    /// It need not send anything.
    case there(Blob)
    /// It goes on where the upload stands.
    case upload(BlobUpload)
}
