import Almanac
import App
import Foundation
import Planner
import Records

/// The app over a store in memory: what a host does, without disk or network.
struct Host {
    /// Saturday 21 November 2026, 13:58 in Riyadh.
    static let now = Instant(seconds: 1_795_258_680)

    let app: App
    private var store: [RecordKey: Record] = [:]
    private var workspace = Workspace(clock: HybridClock(replica: Replica(number: 7)))
    private var resources = Resources()
    private let content: Content

    init(content: Content) throws {
        self.content = content
        app = try App(bundle: Checkout.bundle(packs: content.quran.keys.sorted()))
    }

    /// Answers a request; loads what the app asks for, and stores what it changes.
    @discardableResult
    mutating func send(_ request: Request) throws -> Response {
        for _ in 0..<8 {
            switch app.handle(request, workspace: workspace, resources: resources) {
            case .needs(let needs):
                for query in needs.records { load(query) }
                for name in needs.resources { resources.settle(name, with: content.section(name)) }
            case .respond(let response, let changes):
                commit(changes.records)
                return response
            }
        }
        throw Failure("the app keeps asking for more at \(request.path)")
    }

    mutating func get(_ path: String, query: String = "") throws -> Response {
        let request = Request(
            path: path, query: query, accept: "text/html", now: Self.now, entropy: Entropy(high: 1, low: 2))
        let response = try send(request)
        guard response.status == 200 else { throw Failure("\(path) answered \(response.status)") }
        return response
    }

    /// Chooses Riyadh.
    mutating func settle() throws { try post("/place", "city=108410") }

    /// Sends a form, which is another one by its operation's number.
    mutating func post(_ path: String, _ form: String, operation: Int = 0) throws {
        let request = Request(
            method: "POST", path: path, contentType: "application/x-www-form-urlencoded", accept: "text/html",
            body: Array("\(form)&operation=0123456789abcdef0123456\(operation)".utf8), now: Self.now,
            entropy: Entropy(high: 3, low: 4))
        let status = try send(request).status
        guard status < 400 else { throw Failure("\(path) answered \(status)") }
    }

    /// Stores tasks as the app writes them.
    mutating func add(_ tasks: [PlannedTask]) {
        let scope = Scope("planner")
        var writer = TaskWriter(
            clock: workspace.clock, now: Self.now, generation: workspace.generation(of: scope), scope: scope)
        let records = tasks.map { writer.creation(of: $0) }
        workspace.clock = writer.clock
        commit(records)
    }

    /// A record of a kind.
    func record(_ kind: String, _ id: String) -> Record? {
        store.first { $0.key.kind.name == kind && $0.key.id == id }?.value
    }

    /// Stores records as they are.
    mutating func merge(_ records: [Record]) { commit(records) }

    /// A stamp of the store's clock.
    mutating func stamp() -> Stamp { workspace.clock.tick(now: Self.now.milliseconds) }

    private mutating func load(_ query: RecordQuery) {
        let found = query.select(from: Array(store.values))
        if case .count = query.selection {
            workspace.load(count: found.count, for: query)
        } else {
            workspace.load(found, for: query)
        }
    }

    private mutating func commit(_ changes: [Record]) {
        for change in changes {
            store[change.key] = store[change.key].map { $0.merging(change) } ?? change
            workspace.clock.observe(change)
        }
        workspace.apply(changes)
    }
}

/// Why a figure can't be had.
struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
