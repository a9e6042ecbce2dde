import GRDB

/// Knows which blobs are in use. A blob that no register names is swept after a while.
public protocol BlobRegister: Sendable {
    /// The blobs that something refers to.
    func blobsInUse() throws(StoreError) -> Set<BlobHash>
}

/// A person's records keep the blobs that they name. Any text field of any kind may hold a reference
/// (``BlobHash/reference``), so an area that begins to use blobs can't forget to say so here; what was erased and can
/// still be taken back keeps its own as well.
extension SQLiteStore: BlobRegister {
    public func blobsInUse() throws(StoreError) -> Set<BlobHash> {
        do {
            let texts = try reader.read { database in
                try String.fetchAll(
                    database, sql: "SELECT fields FROM records WHERE deleted = 0 AND instr(fields, ?) > 0",
                    arguments: ["\"" + BlobHash.mark])
            }
            return Set(texts.flatMap(Self.references))
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// The references in a record's stored text. Such a text needs no escapes, so it stands there as it is.
    private static func references(in fields: String) -> [BlobHash] {
        fields.split(separator: "\"").compactMap { text in
            text.hasPrefix(BlobHash.mark) ? BlobHash(text.dropFirst(BlobHash.mark.count)) : nil
        }
    }
}
