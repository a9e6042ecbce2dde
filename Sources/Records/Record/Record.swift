/// Named fields under one key. Records and changes have the same shape: a change is a record that holds only the fields
/// it sets, and applying it means merging it.
public struct Record: Hashable, Sendable {
    public var key: RecordKey
    /// The scope's generation when this was written. Erasing a scope raises its generation, and older records are
    /// refused.
    public var generation: Int64
    /// The fields, sorted by name.
    public private(set) var fields: [NamedField]

    /// A field with its name.
    public struct NamedField: Hashable, Sendable {
        public var name: String
        public var field: Field

        public init(name: String, field: Field) {
            self.name = name
            self.field = field
        }
    }

    public init(key: RecordKey, generation: Int64 = 0) {
        self.key = key
        self.generation = generation
        fields = []
    }

    /// For merging and reading, which know that the fields are sorted and that their names are unique.
    init(key: RecordKey, generation: Int64, sortedFields: [NamedField]) {
        self.key = key
        self.generation = generation
        fields = sortedFields
    }

    /// The field of a name. Setting it keeps the fields sorted.
    public subscript(name: String) -> Field? {
        get {
            for entry in fields where entry.name == name { return entry.field }
            return nil
        }
        set {
            let index = fields.firstIndex { $0.name >= name } ?? fields.count
            let exists = index < fields.count && fields[index].name == name
            switch (exists, newValue) {
            case (true, .some(let field)): fields[index].field = field
            case (true, .none): fields.remove(at: index)
            case (false, .some(let field)): fields.insert(NamedField(name: name, field: field), at: index)
            case (false, .none): break
            }
        }
    }

    /// The name of the field that marks a record as deleted.
    public static let deletedField = "deleted"

    /// Whether the record has been deleted (its tombstone remains).
    public var isDeleted: Bool { self[Self.deletedField]?.value == .bool(true) }
}
