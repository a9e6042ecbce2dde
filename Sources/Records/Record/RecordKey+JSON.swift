extension RecordKey {
    /// Reads the members `scope`, `kind` and `id` of an object.
    ///
    /// - Throws: ``RecordError`` if one is missing, empty, too long, or not visible ASCII.
    public init(json: JSON) throws(RecordError) {
        guard let object = json.object else { throw .notAnObject }
        guard let scope = object["scope"]?.string, RecordLimits.isName(scope, limit: RecordLimits.name) else {
            throw .invalidScope
        }
        guard let kind = object["kind"]?.string, RecordLimits.isName(kind, limit: RecordLimits.name) else {
            throw .invalidKind
        }
        guard let id = object["id"]?.string, RecordLimits.isName(id, limit: RecordLimits.id) else {
            throw .invalidID
        }
        self.init(scope: Scope(scope), kind: Kind(kind), id: id)
    }

    /// The object `{"scope","kind","id"}`.
    public var json: JSON {
        ["scope": .string(scope.name), "kind": .string(kind.name), "id": .string(id)]
    }
}
