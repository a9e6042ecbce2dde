import Records

extension RecordQuery {
    /// The query in the form that the store's script reads: `{"scope","kind","select",…}`, as in the repository
    /// contract.
    var json: JSON {
        var object: JSONObject = ["scope": .string(scope.name), "kind": .string(kind.name)]
        switch selection {
        case .all: object["select"] = "all"
        case .id(let id):
            object["select"] = "id"
            object["id"] = .string(id)
        case .buckets(let from, let through):
            object["select"] = "buckets"
            object["from"] = .string(from)
            object["through"] = .string(through)
        case .page(let bucket, let before, let limit):
            object["select"] = "page"
            object["bucket"] = .string(bucket)
            if let before { object["before"] = .string(before) }
            object["limit"] = .int(Int64(limit))
        case .count(let bucket):
            object["select"] = "count"
            object["bucket"] = .string(bucket)
        }
        return .object(object)
    }

    /// Reads a query.
    init(json: JSON?) throws(BridgeError) {
        guard let json, let scope = json["scope"]?.string, let kind = json["kind"]?.string,
            let selection = Selection(json: json)
        else { throw .header }
        self.init(Kind(kind), in: Scope(scope), selection)
    }
}

extension RecordQuery.Selection {
    fileprivate init?(json: JSON) {
        switch json["select"]?.string {
        case "all": self = .all
        case "id":
            guard let id = json["id"]?.string else { return nil }
            self = .id(id)
        case "buckets":
            guard let from = json["from"]?.string, let through = json["through"]?.string else { return nil }
            self = .buckets(from: from, through: through)
        case "page":
            guard let bucket = json["bucket"]?.string, let limit = json["limit"]?.int,
                let limit = Int(exactly: limit)
            else { return nil }
            self = .page(bucket: bucket, before: json["before"]?.string, limit: limit)
        case "count":
            guard let bucket = json["bucket"]?.string else { return nil }
            self = .count(bucket: bucket)
        default: return nil
        }
    }
}
