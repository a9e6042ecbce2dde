import App
import Records
import Synchronization

/// Runs the app over a store and the content on this machine; the server and the command line each have one.
///
/// Requests are answered from a snapshot of the workspace, several at a time. Their changes are decided and stored one
/// after another, each on the newest commit of any process.
///
/// The calls block while the disk works, so a server runs writing requests on a thread of their own.
public final class LocalHost: Sendable {
    let store: any RecordStore
    let library: any SectionSource
    let handler: AppHandler
    /// What is accepted from a device at a given time, in milliseconds since 1970.
    let rules: @Sendable (Int64) -> SyncRules
    /// Called once an erasure is final and stored: from then on nothing else may hold the erased data.
    let didForget: @Sendable () -> Void
    let state: Mutex<HostState>
    /// Held from deciding a change until it is stored.
    let writing = Mutex(())

    /// How often the app may ask for more before its request counts as failed.
    static let rounds = 16
    /// How often a change is decided again because another process committed first.
    static let attempts = 200
    /// The size in bytes of a body above which a change is decided outside the lock, so that others don't wait for it.
    public static let largeBody = 1 << 18

    /// - Parameter rules: what is accepted from a device. It has no default, because that would be to accept
    ///   everything.
    public init(
        store: any RecordStore, library: any SectionSource, handler: @escaping AppHandler,
        rules: @escaping @Sendable (Int64) -> SyncRules,
        didForget: @escaping @Sendable () -> Void = {}
    ) throws(StoreError) {
        self.didForget = didForget
        self.rules = rules
        self.store = store
        self.library = library
        self.handler = handler
        state = Mutex(HostState(workspace: Workspace(clock: try store.clock())))
    }

    /// Answers a request. Its changes are stored before this returns.
    public func respond(to request: Request) throws(StoreError) -> Response {
        try handle(request).response
    }

    /// Answers a request and returns what it changed, for replaying recorded requests.
    ///
    /// - Parameter other: another entry point of the app over the same records, for actions that have no address.
    public func handle(
        _ request: Request, by other: AppHandler? = nil
    ) throws(StoreError) -> (response: Response, changes: Changes) {
        let handler = other ?? handler
        var decision: Decision?
        // Reading requests are decided outside the lock, and so are large bodies: no other change waits for them to be
        // read.
        if ["GET", "HEAD"].contains(request.method) || request.body.count > Self.largeBody {
            decision = try decide(request, handler)
            if let decision, decision.changes.isEmpty { return (decision.response, decision.changes) }
        }
        let first = decision
        return try writing.withLock { _ throws(StoreError) in
            var ready = first
            for _ in 0..<Self.attempts {
                let decision: Decision
                if let first = ready.take() { decision = first } else { decision = try decide(request, handler) }
                var isOver = decision.changes.isEmpty
                if !isOver { isOver = try keep(decision) }
                if isOver { return (decision.response, decision.changes) }
            }
            throw .failed("other processes kept writing")
        }
    }

    /// The app's answer to a request, once everything it needs is loaded. Stores nothing.
    private func decide(_ request: Request, _ handler: AppHandler) throws(StoreError) -> Decision {
        var loaded: [(name: ResourceName, bytes: [UInt8]?)] = []
        state.withLock { state in state.trim() }
        for _ in 0..<Self.rounds {
            let (workspace, shared, seen) = try state.withLock { state throws(StoreError) in
                try state.catchUp(with: store)
                return (state.workspace, state.resources, state.seen)
            }
            var resources = shared
            for entry in loaded where !resources.isSettled(entry.name) {
                resources.settle(entry.name, with: entry.bytes)
            }
            switch handler(request, workspace, resources) {
            case .respond(let response, let changes):
                return Decision(response: response, changes: changes, seen: seen, clock: workspace.clock)
            case .needs(let needs):
                for name in needs.resources { loaded.append((name, library.section(name))) }
                try settle(needs.records, loaded)
            }
        }
        throw .failed("the app kept asking for more")
    }

    /// Loads records into the shared workspace and keeps sections for later requests.
    private func settle(
        _ queries: [RecordQuery], _ sections: [(name: ResourceName, bytes: [UInt8]?)]
    ) throws(StoreError) {
        // The lock keeps out this process's other requests. Other processes may commit at any time; what is read still
        // belongs to one commit, and the workspace is brought up to it at once.
        try state.withLock { state throws(StoreError) in
            if !queries.isEmpty { try state.load(queries, from: store) }
            for section in sections { state.keep(section.bytes, as: section.name) }
        }
    }

    /// Brings the workspace up to a commit made by this host, unless a request has already done so.
    func absorb(_ commit: Commit, decidedOn seen: Int64) {
        state.withLock { state in
            guard state.seen == seen else { return }
            state.take(commit)
        }
        if commit.erased.keys.contains(where: \.isAside) { didForget() }
    }
}

extension LocalHost {
    /// Stores a decision. Returns `false` if another process has committed something that invalidates it, so that it
    /// has to be made again.
    func keep(_ decision: Decision) throws(StoreError) -> Bool {
        var decision = decision
        for _ in 0..<Self.attempts {
            let commit = try store.commit(
                decision.changes, raising: [], clock: decision.clockAfter, after: decision.seen)
            if let commit {
                absorb(commit, decidedOn: decision.seen)
                return true
            }
            guard decision.changes.basis != nil else { return false }
            let later = try store.changes(since: decision.seen, limit: nil)
            guard decision.stands(after: later) else { return false }
            decision.move(onto: later)
        }
        return false
    }
}

/// The app as a host sees it: given a request and what is loaded, it returns an answer or what it still needs.
public typealias AppHandler = @Sendable (Request, Workspace, Resources) -> Outcome
