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
    /// The generations by scope, for looking up many.
    public var byScope: [Scope: Int64] {
        var known: [Scope: Int64] = [:]
        for entry in self { known[entry.scope] = Swift.max(entry.generation, known[entry.scope] ?? 0) }
        return known
    }

    /// The object `{"own":2}`.
    var json: JSON {
        var object = JSONObject()
        for entry in self { object[entry.scope.name] = .int(entry.generation) }
        return .object(object)
    }

    /// Reads an object of scopes and numbers. A missing object counts as empty.
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
