import Records

/// What a store must write to merge changes into its contents: the rules of the repository contract (Tests/Contracts),
/// independent of any store.
struct StoreMerge {
    /// The complete records that the merge changed, in the order in which they first changed.
    private(set) var written: [Record] = []
    /// The scopes whose records are removed before anything is written.
    private(set) var erased: [Scope] = []
    /// Every scope's generation afterwards.
    private(set) var generations: [Scope: Int64] = [:]

    private var current: [RecordKey: Record] = [:]
    private var unreadable: Set<RecordKey>
    private var changed: [RecordKey] = []
    private var isChanged: Set<RecordKey> = []

    /// - Parameters:
    /// - stored: What the store has under the keys of the changes.
    /// - unreadable: The keys under which the store's records can't be read.
    /// - Throws: ``BridgeError/tooLarge`` or ``BridgeError/unreadable``; then nothing must be written.
    init(
        stored: [Record], unreadable: [RecordKey] = [], changes: [Record], erasing scopes: [Scope],
        generations: [ScopeGeneration]
    ) throws(BridgeError) {
        self.unreadable = Set(unreadable)
        for entry in generations { self.generations[entry.scope] = entry.generation }
        for record in stored where record.generation >= generation(of: record.key.scope) {
            current[record.key] = record
        }
        for scope in scopes { raise(scope, to: Workspace.generation(after: generation(of: scope))) }
        for change in changes { try merge(change) }
        for key in changed {
            if let record = current[key] { written.append(record) }
        }
    }

    private func generation(of scope: Scope) -> Int64 { generations[scope] ?? 0 }

    private mutating func merge(_ change: Record) throws(BridgeError) {
        let key = change.key
        let generation = generation(of: key.scope)
        guard change.generation >= generation else { return }
        if change.generation > generation { raise(key.scope, to: change.generation) }
        if unreadable.contains(key) { throw .unreadable }
        let merged = current[key]?.merging(change) ?? change
        guard merged != current[key] else { return }
        guard merged.isWithinLimits else { throw .tooLarge }
        current[key] = merged
        if isChanged.insert(key).inserted { changed.append(key) }
    }

    /// Erases a scope: nothing that came before is kept.
    private mutating func raise(_ scope: Scope, to generation: Int64) {
        generations[scope] = generation
        if !erased.contains(scope) { erased.append(scope) }
        current = current.filter { $0.key.scope != scope }
        unreadable = unreadable.filter { $0.scope != scope }
        changed = changed.filter { $0.scope != scope }
        isChanged = isChanged.filter { $0.scope != scope }
    }
}
