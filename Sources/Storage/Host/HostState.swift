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

    /// The number of loaded answers after which the workspace starts anew.
    private static let loadLimit = 2_000
    /// The number of section bytes kept before they are released.
    private static let sectionLimit = 24 << 20
    /// The number of changes above which reloading is cheaper than applying them one by one.
    private static let changeLimit = 2_000

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    /// Takes in what any process committed since the last request.
    mutating func catchUp(with store: any RecordStore) throws(StoreError) {
        let counter = try store.counter()
        guard counter != seen || isFresh else { return }
        take(try store.changes(since: sinceWhen))
    }

    /// Releases what was loaded once it has grown large. This happens only between requests: one that needs more than
    /// the limit would otherwise lose what it loaded before it has everything, and ask forever.
    mutating func trim() {
        guard loads > Self.loadLimit else { return }
        loads = 0
        workspace.forget()
    }

    /// Loads the answers to queries, together with all commits up to the moment they were read.
    mutating func load(_ queries: [RecordQuery], from store: any RecordStore) throws(StoreError) {
        let reading = try store.read(queries, since: sinceWhen)
        // The commits come first: an answer that already includes one must not count it twice.
        take(reading.changes)
        for (query, answer) in zip(queries, reading.answers) { take(answer, for: query) }
    }

    /// The number after which commits are wanted; the maximum if nothing is loaded that they could change.
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

    /// Takes in a commit made by this host.
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

    /// Keeps a section for later requests. One that wasn't available is requested again next time.
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
