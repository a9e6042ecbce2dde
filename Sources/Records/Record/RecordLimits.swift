/// The limits of a record's size. Anything larger is refused on arrival, so that no store ever holds it.
public enum RecordLimits {
    /// The number of bytes in the name of a scope or a kind.
    public static let name = 64
    /// The number of bytes in a record's id.
    public static let id = 128
    /// The number of bytes in a field's name.
    public static let fieldName = 64
    /// The number of fields in a record.
    public static let fields = 256
    /// The number of bytes in a field's value as canonical JSON.
    public static let value = 1 << 20
    /// The number of bytes of all values of a record together. A sync message has room for several such records.
    public static let record = 4 << 20
    /// The highest generation of a scope.
    public static let generation: Int64 = 1 << 31
    /// How far the generation of a synced scope may be above the store's own: as many erasures as one device may have
    /// made since its last sync. A generation that nobody reached by erasing would use up those that are left.
    public static let generationStep: Int64 = 1_000

    /// Whether fields are within the limits of one record.
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

    /// Whether a text is a valid name or id: visible ASCII, not empty, and at most `limit` bytes. Only ASCII is
    /// allowed, because stores and languages compare other letters in different ways.
    public static func isName(_ text: String, limit: Int) -> Bool {
        guard (1...limit).contains(text.utf8.count) else { return false }
        return text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
