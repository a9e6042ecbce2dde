import App
import Records
import Storage
import Testing

/// Runs `Tests/Contracts/repository.json` against a store; the format is described beside it.
struct RepositoryContract {
    /// A case: a name and its steps.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var steps: [JSON]
        var testDescription: String { name }
    }

    static func cases() throws -> [Case] {
        let suite = try Checkout.json("Tests/Contracts/repository.json")
        let cases = try #require(suite["cases"]?.array)
        return try cases.map { Case(name: try #require($0["name"]?.string), steps: try #require($0["steps"]?.array)) }
    }

    /// Opens the store, the first time empty, later with what it held.
    let open: () throws -> any RecordStore
    var store: any RecordStore

    init(open: @escaping () throws -> any RecordStore) throws {
        self.open = open
        store = try open()
    }

    mutating func run(_ contractCase: Case) throws {
        for (index, step) in contractCase.steps.enumerated() {
            let comment = Comment(rawValue: "\(contractCase.name), step \(index + 1): \(step.text())")
            switch step["do"]?.string {
            case "commit": try commit(step, comment)
            case "load": try load(step, comment)
            case "changes": try changes(step, comment)
            case "clock": #expect(try store.clock().last.text.prefix(21) == step["last"]?.string?.prefix(21), comment)
            case "reopen": store = try open()
            default: Issue.record("an unknown step: \(step.text())")
            }
        }
    }

    private func commit(_ step: JSON, _ comment: Comment) throws {
        let changes = Changes(
            records: try (step["records"]?.array ?? []).map { try Record(json: $0) },
            erased: (step["erased"]?.array ?? []).compactMap { $0.string.map(Scope.init) })
        var clock = try store.clock()
        if let stamp = step["clock"]?.string.flatMap({ Stamp(text: $0) }) { clock.observe(stamp) }
        let commit = try store.commit(changes, clock: clock)
        #expect(commit.number == step["number"]?.int, comment)
        #expect(try store.counter() == step["number"]?.int, comment)
    }

    private func load(_ step: JSON, _ comment: Comment) throws {
        let loaded = try store.load(try query(try #require(step["query"])))
        switch loaded {
        case .count(let count): #expect(Int64(count) == step["count"]?.int, comment)
        case .records(let records):
            if let ids = step["ids"]?.array { #expect(records.map(\.key.id) == ids.compactMap(\.string), comment) }
            if let expected = step["records"]?.array { #expect(records.map(\.json) == expected, comment) }
        }
    }

    private func changes(_ step: JSON, _ comment: Comment) throws {
        let changes = try store.changes(since: try #require(step["since"]?.int))
        let keys = changes.records.map { "\($0.key.scope.name)/\($0.key.kind.name)/\($0.key.id)" }
        #expect(keys == step["keys"]?.array?.compactMap(\.string), comment)
        #expect(changes.counter == step["counter"]?.int, comment)
        guard let generations = step["generations"]?.object else { return }
        let expected = Dictionary(uniqueKeysWithValues: generations.members.map { (Scope($0.name), $0.value.int ?? 0) })
        #expect(changes.generations == expected, comment)
        #expect(try store.generations() == expected, comment)
    }

    private func query(_ json: JSON) throws -> RecordQuery {
        let text = { (name: String) in try #require(json[name]?.string) }
        let selection: RecordQuery.Selection =
            switch try text("select") {
            case "id": .id(try text("id"))
            case "buckets": .buckets(from: try text("from"), through: try text("through"))
            case "page":
                .page(
                    bucket: try text("bucket"), before: json["before"]?.string,
                    limit: Int(try #require(json["limit"]?.int)))
            case "count": .count(bucket: try text("bucket"))
            default: .all
            }
        return RecordQuery(Kind(try text("kind")), in: Scope(try text("scope")), selection)
    }
}
