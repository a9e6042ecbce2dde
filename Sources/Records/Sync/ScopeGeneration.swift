/// A scope and how often it has been erased.
public struct ScopeGeneration: Hashable, Sendable {
    public var scope: Scope
    public var generation: Int64

    public init(_ scope: Scope, _ generation: Int64) {
        self.scope = scope
        self.generation = generation
    }
}

extension [ScopeGeneration] {
    /// The generation of a scope; 0 where the list doesn't name it.
    public subscript(scope: Scope) -> Int64 {
        for entry in self where entry.scope == scope { return entry.generation }
        return 0
    }

    /// The object `{"own":2}`.
    var json: JSON {
        var object = JSONObject()
        for entry in self { object[entry.scope.name] = .int(entry.generation) }
        return .object(object)
    }

    /// Reads an object of scopes and numbers; a missing one is empty.
    init(json: JSON?) throws(SyncError) {
        self = []
        guard let json else { return }
        guard let members = json.object?.members else { throw .malformed(member: "generations") }
        guard members.count <= SyncProtocol.scopeLimit else { throw .tooManyScopes }
        for member in members {
            guard RecordLimits.isName(member.name, limit: RecordLimits.name), let number = member.value.int,
                (0...RecordLimits.generation).contains(number)
            else { throw .malformed(member: "generations") }
            append(ScopeGeneration(Scope(member.name), number))
        }
    }
}
