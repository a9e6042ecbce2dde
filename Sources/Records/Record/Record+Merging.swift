extension Record {
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
