/// The text under which a store indexes a record, next to its scope and kind.
public enum Buckets {
    /// The name of the field that holds a record's bucket.
    public static let field = "bucket"

    /// The bucket of a record: its field `bucket` where that is a text, else the empty text. The app writes the
    /// field together with what it derives from, so a store needs no knowledge of kinds.
    public static func bucket(of record: Record) -> String {
        record[field]?.value.string ?? ""
    }
}
