import App
import Records

/// What a host keeps between requests: the records and sections loaded so far.
struct HostState {
    var workspace: Workspace
    var resources = Resources()
    /// The commit number the workspace is up to date with.
    var seen: Int64 = 0
    private var isFresh = true
    private var loads = 0
    private var sectionBytes = 0

    /// Answers kept before the workspace begins anew.
    private static let loadLimit = 2_000
    /// Bytes of sections kept before they are let go.
    private static let sectionLimit = 24 << 20
    /// Changes above which loading again is cheaper than taking them in one by one.
    private static let changeLimit = 2_000

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    /// Takes in what was committed since the last request, by whichever process.
    mutating func catchUp(with store: any RecordStore) throws(StoreError) {
        let counter = try store.counter()
        guard counter != seen || isFresh else { return }
        take(try store.changes(since: sinceWhen))
    }

    /// Lets go of what was loaded where it has become much. Only between two requests: one that needs more than the limit
    /// would otherwise lose what it asked for before it has it all, and ask for ever.
    mutating func trim() {
        guard loads > Self.loadLimit else { return }
        loads = 0
        workspace.forget()
    }

    /// Loads the answers to queries, and what was committed up to the instant they were read at.
    mutating func load(_ queries: [RecordQuery], from store: any RecordStore) throws(StoreError) {
        let reading = try store.read(queries, since: sinceWhen)
        // First the commits: an answer that holds one already must not have it counted in again.
        take(reading.changes)
        for (query, answer) in zip(queries, reading.answers) { take(answer, for: query) }
    }

    /// The number after which commits are wanted; none where nothing is loaded that they could change.
    private var sinceWhen: Int64 { isFresh ? .max : seen }

    private mutating func take(_ changes: ChangeList) {
        if isFresh || changes.counter < seen {
            // Nothing was loaded yet, or the store was restored from a backup.
            workspace.forget()
            workspace.clock = changes.clock
            isFresh = false
        }
        for (scope, generation) in changes.generations { workspace.setGeneration(generation, of: scope) }
        refresh(changes.records)
        workspace.clock.observe(changes.clock.last)
        seen = changes.counter
    }

    /// Takes in a commit of this host.
    mutating func take(_ commit: Commit) {
        for (scope, generation) in commit.erased { workspace.apply(erasing: scope, raisingTo: generation) }
        refresh(commit.records)
        seen = commit.number
    }

    private mutating func refresh(_ records: [Record]) {
        if records.count > Self.changeLimit { workspace.forget() } else { workspace.refresh(records) }
    }

    /// Takes in a query's answer.
    private mutating func take(_ loaded: Loaded, for query: RecordQuery) {
        loads += 1
        switch loaded {
        case .records(let records): workspace.load(records, for: query)
        case .count(let count): workspace.load(count: count, for: query)
        }
    }

    /// Keeps a section for later requests. One that could not be had is asked for again next time.
    mutating func keep(_ bytes: [UInt8]?, as name: ResourceName) {
        guard let bytes, !resources.isSettled(name) else { return }
        sectionBytes += bytes.count
        if sectionBytes > Self.sectionLimit {
            resources = Resources()
            sectionBytes = bytes.count
        }
        resources.settle(name, with: bytes)
    }
}
