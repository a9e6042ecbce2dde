extension Workspace {
    /// Merges changes into the loaded records. Answers and counts are kept up to date; those that can't be are dropped,
    /// and the app will ask for them again.
    ///
    /// A change to a record that was never asked for shows only part of the record. Code that creates a record
    /// therefore asks for its id first, so that the workspace knows there is none, and then no answer is lost.
    public mutating func apply(_ changes: [Record]) {
        for change in changes {
            clock.observe(change)
            let generation = generation(of: change.key.scope)
            guard change.generation >= generation else { continue }
            if change.generation > generation { setGeneration(change.generation, of: change.key.scope) }
            switch known[change.key] {
            case .present(let old): replace(old.merging(change))
            case .absent: replace(change)
            case nil: drop(for: change)
            }
        }
    }

    /// Replaces records with the store's current versions, whole and without merging. This is for what another process,
    /// another tab or a sync has committed.
    public mutating func refresh(_ records: [Record]) {
        for record in records {
            clock.observe(record)
            let generation = generation(of: record.key.scope)
            guard record.generation >= generation else { continue }
            if record.generation > generation { setGeneration(record.generation, of: record.key.scope) }
            replace(record)
        }
    }

    /// Makes a whole record the known version, and updates the answers of its kind.
    mutating func replace(_ record: Record) {
        let old = known.updateValue(.present(record), forKey: record.key)
        if case .present(let old) = old, old == record { return }
        let shelf = Shelf(scope: record.key.scope, kind: record.key.kind)
        guard let answers = shelves[shelf] else { return }
        for query in answers.keys {
            guard let answer = shelves[shelf]?.removeValue(forKey: query) else { continue }
            if let updated = answer.replacing(old, by: record, for: query) {
                shelves[shelf]?[query] = updated
            }
        }
    }

    /// Drops the answers that a change to an unknown record may affect.
    private mutating func drop(for change: Record) {
        let shelf = Shelf(scope: change.key.scope, kind: change.key.kind)
        guard let answers = shelves[shelf] else { return }
        // The bucket is known only if the change sets it, and not even then if the store has a newer one.
        shelves[shelf] = answers.filter { query, _ in
            if case .buckets = query.selection, change[Buckets.field] != nil { return !query.matches(change) }
            return false
        }
    }
}
