/// What a record may measure. What is beyond is refused where it comes in, so that no store ever holds it.
public enum RecordLimits {
    /// Bytes of a scope's or a kind's name.
    public static let name = 64
    /// Bytes of a record's id.
    public static let id = 128
    /// Bytes of a field's name.
    public static let fieldName = 64
    /// Fields of a record.
    public static let fields = 256
    /// Bytes of a field's value as canonical JSON.
    public static let value = 1 << 20
    /// Bytes of all values of a record together. A sync message has room for several such records.
    public static let record = 4 << 20
    /// The highest generation of a scope.
    public static let generation: Int64 = 1 << 31
    /// How far above a store's own a generation may be that comes in by a sync: as many erasures as one device may have made
    /// since it last spoke to the store. One that nobody reached by erasing would use up those that are left.
    public static let generationStep: Int64 = 1_000

    /// Whether fields are few and small enough for one record.
    static func allow(_ fields: [Record.NamedField]) -> Bool {
        guard fields.count <= Self.fields else { return false }
        var sum = 0
        for entry in fields {
            let length = entry.field.value.canonicalLength
            sum += length
            guard length <= value, sum <= record else { return false }
        }
        return true
    }

    /// Whether a text may be a name or an id: visible ASCII, neither empty nor longer than `limit` bytes. Only
    /// ASCII, because stores and languages compare other letters in different ways.
    public static func isName(_ text: String, limit: Int) -> Bool {
        guard (1...limit).contains(text.utf8.count) else { return false }
        return text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
