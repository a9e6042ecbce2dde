/// The bucket, a text by which a store indexes a record in addition to its scope and kind.
public enum Buckets {
    /// The name of the field that holds a record's bucket.
    public static let field = "bucket"

    /// Returns the bucket of a record: its field `bucket` if that is a text, and otherwise the empty text. The app
    /// writes the field together with the values it is derived from, so that a store needn't know about kinds.
    public static func bucket(of record: Record) -> String {
        record[field]?.value.string ?? ""
    }
}
