extension Record {
    /// What two versions of one record become: of each field the newer, by ``Field/merging(_:)``.
    ///
    /// A version of an older generation was erased and loses whole. Merging is commutative, associative and
    /// idempotent. Versions of different records don't merge: this one is returned.
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
