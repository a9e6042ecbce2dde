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
