extension Workspace {
    /// Returns the records of a query in its order; `nil` if they have not been loaded. They are live records, except
    /// that a query for an id also returns a deleted record.
    public func answer(_ query: RecordQuery) -> [Record]? {
        switch query.selection {
        case .id(let id):
            switch known[RecordKey(scope: query.scope, kind: query.kind, id: id)] {
            case .present(let record): return [record]
            case .absent: return []
            case nil: return nil
            }
        case .count: return nil
        case .all, .page, .buckets: break
        }
        let answers = shelves[Shelf(query)]
        if case .records(let records) = answers?[query] { return records }
        if case .records(let all) = answers?[query.forAll] { return query.select(from: all) }
        return nil
    }

    /// Returns the number of live records in a bucket; `nil` if that has not been loaded.
    public func count(_ query: RecordQuery) -> Int? {
        guard case .count(let bucket) = query.selection else { return nil }
        let answers = shelves[Shelf(query)]
        if case .count(let count) = answers?[query] { return count }
        var whole = query
        whole.selection = .buckets(from: bucket, through: bucket)
        if case .records(let records) = answers?[whole] { return records.count }
        if case .records(let all) = answers?[query.forAll] {
            return all.count { Buckets.bucket(of: $0) == bucket }
        }
        return nil
    }

    /// Stores the answer to a query: the complete list of whole records, in any order.
    public mutating func load(_ records: [Record], for query: RecordQuery) {
        let generation = generation(of: query.scope)
        let current = records.filter { $0.generation >= generation }
        for record in current { note(record) }
        switch query.selection {
        case .id(let id):
            let key = RecordKey(scope: query.scope, kind: query.kind, id: id)
            if known[key] == nil { known[key] = .absent }
        case .count: break
        case .all, .buckets, .page: shelves[Shelf(query), default: [:]][query] = .records(query.select(from: current))
        }
    }

    /// Stores the number that the store gives for a query.
    public mutating func load(count: Int, for query: RecordQuery) {
        guard case .count = query.selection else { return }
        shelves[Shelf(query), default: [:]][query] = .count(count)
    }

    /// Adds a whole record from the store. If another version of it was known, the answers that contain it are updated.
    private mutating func note(_ record: Record) {
        clock.observe(record)
        switch known[record.key] {
        case .present(let old) where old == record: return
        case .present, .absent: replace(record)
        case nil: known[record.key] = .present(record)
        }
    }
}

extension Workspace.Shelf {
    init(_ query: RecordQuery) {
        self.init(scope: query.scope, kind: query.kind)
    }
}

extension RecordQuery {
    /// The query for every live record of the same kind.
    var forAll: RecordQuery { RecordQuery(kind, in: scope, .all) }
}

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
