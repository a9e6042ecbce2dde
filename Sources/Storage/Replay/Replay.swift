import App
import Records

/// Runs recorded requests from an empty store in memory: the native half of the proof that both hosts give the same
/// bytes.
public struct Replay {
    private let host: LocalHost

    /// Creates a replay whose store is empty and has replica number 1.
    public init(library: any SectionSource, handler: @escaping AppHandler) throws(StoreError) {
        let store = MemoryStore(replica: Replica(number: 1))
        host = try LocalHost(store: store, library: library, handler: handler, rules: { _ in .nothing })
    }

    /// Answers the next request as one line of JSON: status, headers, body in base64, and what was changed.
    public func answer(_ request: AppRequest) throws(StoreError) -> JSON {
        let (response, changes) = try host.handle(request)
        return [
            "status": .int(Int64(response.status)),
            "headers": .array(response.headers.map { .array([.string($0.name), .string($0.value)]) }),
            "body": .string(Base64.encode(response.body)),
            "changes": .array(changes.records.map(\.json)),
            "erased": .array(changes.erased.map { .string($0.name) }),
        ]
    }
}
