import Almanac
import Foundation
import Quran
import Records

@testable import App

/// A host in memory: the app with a store that is a dictionary, and a clock that stands where it is put.
final class Device {
    let app: App
    var now: Instant
    private(set) var store: [RecordKey: Record] = [:]
    private(set) var workspace: Workspace
    private(set) var resources: Resources
    private let digests: TextDigests
    private var drawn: UInt64 = 1
    /// Content this device does not have.
    var missing: Set<ResourceName> = []
    /// Content that stands elsewhere than in the fixtures.
    var elsewhere: (ResourceName) -> [UInt8]? = QuranFixtures.content
    /// Content that it has beside the fixtures'.
    var added: [ResourceName: [UInt8]] = [:]
    /// How often the app asked for more before it answered the last request.
    private(set) var rounds = 0
    /// What the app asked for before it answered the last request.
    private(set) var asked: [RecordQuery] = []
    /// The same of all requests since it was emptied.
    var askedEver: [RecordQuery] = []

    init(now: Instant = Fixtures.saturday, bundle: JSON? = nil, digests: TextDigests = .published) throws {
        self.digests = digests
        resources = Resources(digests: digests)
        app = try App(bundle: bundle ?? Fixtures.bundle())
        self.now = now
        workspace = Workspace(clock: HybridClock(replica: Replica(number: 7)))
    }

    /// As after a new start: what is stored stays, and nothing of it is loaded.
    func restart() {
        workspace.forget()
        resources = Resources(digests: digests)
    }

    /// Answers a request and stores what it changes.
    @discardableResult
    func send(_ request: Request, by other: ((Request, Workspace, Resources) -> Outcome)? = nil) -> Response {
        rounds = 0
        asked = []
        while true {
            let outcome =
                other.map { $0(request, workspace, resources) }
                ?? app.handle(request, workspace: workspace, resources: resources)
            switch outcome {
            case .needs(let needs):
                rounds += 1
                asked += needs.records
                askedEver += needs.records
                precondition(rounds < 8, "the app keeps asking: \(needs)")
                for query in needs.records { load(query) }
                for name in needs.resources { resources.settle(name, with: content(name)) }
            case .respond(let response, let changes):
                commit(changes)
                return response
            }
        }
    }

    /// What the app decides on a request, of which nothing is stored.
    func decide(_ request: Request, by other: ((Request, Workspace, Resources) -> Outcome)? = nil) -> Outcome {
        rounds = 0
        asked = []
        while true {
            let outcome =
                other.map { $0(request, workspace, resources) }
                ?? app.handle(request, workspace: workspace, resources: resources)
            guard case .needs(let needs) = outcome else { return outcome }
            rounds += 1
            asked += needs.records
            askedEver += needs.records
            for query in needs.records { load(query) }
            for name in needs.resources { resources.settle(name, with: content(name)) }
        }
    }

    func get(_ path: String, accept: String = "text/html", ifNoneMatch: String = "") -> Response {
        let (path, query) = split(path)
        return send(
            Request(
                path: path, query: query, accept: accept, ifNoneMatch: ifNoneMatch, now: now, entropy: draw()))
    }

    /// Posts a web form.
    @discardableResult
    func post(_ path: String, _ fields: KeyValuePairs<String, String> = [:], accept: String = "text/html") -> Response {
        let (path, query) = split(path)
        var form = FormFields()
        for (name, value) in fields { form.pairs.append(.init(name, value)) }
        return send(
            Request(
                method: "POST", path: path, query: query, contentType: "application/x-www-form-urlencoded",
                accept: accept, body: Array(form.encoded.utf8), now: now, entropy: draw()))
    }

    /// Posts as a program and reads its answer.
    func call(_ path: String, _ fields: KeyValuePairs<String, String> = [:]) throws -> (status: Int, json: JSON) {
        let response = post(path, fields, accept: "application/json")
        return (response.status, try JSON(reading: response.body))
    }

    /// Asks as a program.
    func facts(_ path: String) throws -> JSON {
        try JSON(reading: get(path, accept: "application/json").body)
    }

    private func split(_ path: String) -> (String, String) {
        // A place on the page stays with the browser.
        let path = path.prefix { $0 != "#" }
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }

    func draw() -> Entropy {
        drawn &+= 0x9E37_79B9_7F4A_7C15
        return Entropy(high: drawn &* 0xBF58_476D_1CE4_E5B9, low: drawn &* 0x94D0_49BB_1331_11EB)
    }

    private func load(_ query: RecordQuery) {
        let found = query.select(from: Array(store.values))
        if case .count = query.selection {
            workspace.load(count: found.count, for: query)
        } else {
            workspace.load(found, for: query)
        }
    }

    private func content(_ name: ResourceName) -> [UInt8]? {
        missing.contains(name) ? nil : added[name] ?? Fixtures.content[name] ?? elsewhere(name)
    }

    /// Puts records into the store as another device would have, unseen by the app's rules.
    func merge(_ records: [Record]) {
        commit(Changes(records: records))
    }

    private func commit(_ changes: Changes) {
        for scope in changes.erased {
            if scope.keepsErased { setAside(scope) }
            store = store.filter { $0.key.scope != scope }
            workspace.apply(erasing: scope)
        }
        for change in changes.records {
            guard change.generation >= workspace.generation(of: change.key.scope) else { continue }
            store[change.key] = store[change.key].map { $0.merging(change) } ?? change
            for entry in change.fields { workspace.clock.observe(entry.field.stamp) }
        }
        workspace.apply(changes.records)
    }

    /// Keeps what is erased, as the repository contract has it.
    private func setAside(_ scope: Scope) {
        let erasure = Erasure(scope, generation: Workspace.generation(after: workspace.generation(of: scope)))
        let live = store.values.filter { $0.key.scope == scope && !$0.isDeleted }
        guard !live.isEmpty else { return }
        for record in live.map({ $0.moved(to: erasure.aside) }) { store[record.key] = record }
        let note = erasure.record(at: workspace.clock.last)
        store[note.key] = note
        workspace.refresh([note])
    }
}
