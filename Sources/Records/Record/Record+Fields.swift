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
}
