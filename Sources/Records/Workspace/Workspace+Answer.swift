extension Workspace.Answer {
    /// Returns the answer after a record has replaced what was known of it; `nil` if that can't be determined.
    func replacing(_ old: Workspace.Knowledge?, by new: Record, for query: RecordQuery) -> Workspace.Answer? {
        switch self {
        case .count(let count):
            let before: Int
            switch old {
            case .present(let old): before = query.matches(old) ? 1 : 0
            case .absent: before = 0
            // The record may already have been counted.
            case nil: return nil
            }
            return .count(count - before + (query.matches(new) ? 1 : 0))
        case .records(var records):
            var removed = false
            if case .present(let old) = old, query.matches(old) {
                let index = Self.position(of: old, in: records, for: query)
                if index < records.count, records[index].key == old.key {
                    if query.matches(new), !query.precedes(old, new), !query.precedes(new, old) {
                        records[index] = new
                        return .records(records)
                    }
                    records.remove(at: index)
                    removed = true
                }
            }
            if case .page(_, _, let limit) = query.selection {
                return Self.page(records, limit: limit, removed: removed, new: new, query)
            }
            if query.matches(new) {
                records.insert(new, at: Self.position(of: new, in: records, for: query))
            }
            return .records(records)
        }
    }

    /// Returns a page with a record inserted or removed. A full page that loses a record can't know which one follows.
    private static func page(
        _ records: [Record], limit: Int, removed: Bool, new: Record, _ query: RecordQuery
    ) -> Workspace.Answer? {
        var records = records
        if removed, records.count + 1 >= limit { return nil }
        guard query.matches(new) else { return .records(records) }
        let index = position(of: new, in: records, for: query)
        guard index < limit else { return .records(records) }
        records.insert(new, at: index)
        if records.count > limit { records.removeLast() }
        return .records(records)
    }

    /// The position at which a record is or would be, found by binary search.
    private static func position(of record: Record, in records: [Record], for query: RecordQuery) -> Int {
        var low = 0
        var high = records.count
        while low < high {
            let middle = low + (high - low) / 2
            if query.precedes(records[middle], record) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
