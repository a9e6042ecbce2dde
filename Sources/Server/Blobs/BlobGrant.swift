import Storage

/// Lets somebody have another person's blob. The school fills it in (a coach hears the recordings of their students); without
/// one, nobody has anything but their own.
public struct BlobGrant: Sendable {
    /// The store of the blob's owner where one of their references grants it to this person, otherwise `nil`.
    let store: @Sendable (_ hash: BlobHash, _ person: String) throws -> BlobStore?

    public init(_ store: @escaping @Sendable (_ hash: BlobHash, _ person: String) throws -> BlobStore?) {
        self.store = store
    }

    /// Nobody has anything of others.
    public static let none = BlobGrant { _, _ in nil }
}
