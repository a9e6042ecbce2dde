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

/// A field's value, and when it was written.
public struct Field: Hashable, Sendable {
    public var value: JSON
    public var stamp: Stamp

    public init(_ value: JSON, at stamp: Stamp) {
        self.value = value
        self.stamp = stamp
    }

    /// Returns the field that survives a merge: the one with the newer stamp. If the stamps are equal, it is the one
    /// whose canonical text is larger byte by byte, so that every replica keeps the same one.
    public func merging(_ other: Field) -> Field {
        if stamp != other.stamp { return stamp < other.stamp ? other : self }
        if value == other.value { return self }
        return value.bytes().lexicographicallyPrecedes(other.value.bytes()) ? other : self
    }
}

extension Record {
    /// Returns a field's value; `nil` if the record has no such field.
    public func value(_ name: String) -> JSON? { self[name]?.value }

    /// Sets a field's value under a stamp.
    public mutating func set(_ name: String, to value: JSON, at stamp: Stamp) {
        self[name] = Field(value, at: stamp)
    }

    /// Whether the record is within ``RecordLimits``, so that it can be read again. A store accepts no other.
    public var isWithinLimits: Bool {
        guard RecordLimits.isName(key.scope.name, limit: RecordLimits.name),
            RecordLimits.isName(key.kind.name, limit: RecordLimits.name),
            RecordLimits.isName(key.id, limit: RecordLimits.id), (0...RecordLimits.generation).contains(generation)
        else { return false }
        for entry in fields {
            guard RecordLimits.isName(entry.name, limit: RecordLimits.fieldName) else { return false }
        }
        return RecordLimits.allow(fields)
    }

    /// The newest stamp of all fields; `nil` if there are no fields.
    public var newestStamp: Stamp? {
        var newest: Stamp?
        for entry in fields {
            if let known = newest, entry.field.stamp <= known { continue }
            newest = entry.field.stamp
        }
        return newest
    }

    /// Returns the change that deletes a record and leaves a tombstone.
    public static func tombstone(of key: RecordKey, generation: Int64, at stamp: Stamp) -> Record {
        var record = Record(key: key, generation: generation)
        record.set(deletedField, to: true, at: stamp)
        return record
    }

    /// Merges two versions of a record, keeping the newer of each field as ``Field/merging(_:)`` does.
    ///
    /// A version of an older generation was erased and is discarded as a whole. Merging is commutative, associative and
    /// idempotent. Versions of different records are not merged; this record is returned unchanged.
    public func merging(_ other: Record) -> Record {
        guard key == other.key else { return self }
        if generation != other.generation { return generation < other.generation ? other : self }
        var merged: [NamedField] = []
        merged.reserveCapacity(max(fields.count, other.fields.count))
        var mine = 0
        var theirs = 0
        while mine < fields.count, theirs < other.fields.count {
            let a = fields[mine]
            let b = other.fields[theirs]
            if a.name == b.name {
                merged.append(NamedField(name: a.name, field: a.field.merging(b.field)))
                mine += 1
                theirs += 1
            } else if a.name < b.name {
                merged.append(a)
                mine += 1
            } else {
                merged.append(b)
                theirs += 1
            }
        }
        merged.append(contentsOf: fields[mine...])
        merged.append(contentsOf: other.fields[theirs...])
        return Record(key: key, generation: generation, sortedFields: merged)
    }
}
