import Almanac
import App
import Foundation
import People
import Records
import Storage
import TestSupport
import Testing

@testable import Server

/// A browser's part, without a browser: what the server confirmed when it was last asked, and the requests that wait.
private final class SharedBrowser {
    let app: App
    let dwelling: Dwelling
    let responder: SharedResponder
    private var confirmed: [RecordKey: Records.Record] = [:]
    private(set) var queue: [(request: AppRequest, isAccepted: Bool)] = []
    /// What was typed in requests that were refused.
    private(set) var refused: [String] = []
    private(set) var accepted: [String] = []
    private var drawn: UInt64
    private let now: Instant

    init(_ app: App, _ dwelling: Dwelling, _ responder: SharedResponder, seed: UInt64, now: Instant) {
        (self.app, self.dwelling, self.responder, drawn, self.now) = (app, dwelling, responder, seed, now)
    }

    private func workspace() -> Workspace { Workspace(clock: HybridClock(replica: Replica(number: drawn))) }

    /// Asks the app over what is confirmed with guesses laid over it.
    private func ask(_ request: AppRequest, _ guesses: Guesses) -> (response: AppResponse, changes: Changes) {
        var workspace = workspace()
        var resources = Resources()
        while true {
            let missing = guesses.needs(of: workspace)
            let outcome: Outcome =
                missing.isEmpty
                ? app.handle(request, workspace: guesses.laid(over: workspace), resources: resources)
                : .needs(Needs(records: missing))
            switch outcome {
            case .respond(let response, let changes): return (response, changes)
            case .needs(let needs):
                for query in needs.records { workspace.load(query.select(from: Array(confirmed.values)), for: query) }
                for name in needs.resources { resources.settle(name, with: nil) }
            }
        }
    }

    /// What all that waits would probably change.
    private func guesses() -> Guesses {
        var guesses = Guesses()
        for entry in queue { guesses.add(ask(entry.request, guesses).changes.records) }
        return guesses
    }

    func post(_ path: String, _ body: String) -> Int {
        drawn &+= 1
        let number = String(drawn, radix: 16)
        let form = "operation=" + String(repeating: "0", count: 32 - number.count) + number + "&" + body
        var request = AppRequest(
            method: "POST", path: path, contentType: "application/x-www-form-urlencoded",
            accept: "application/json", body: Array(form.utf8), now: now, entropy: Entropy(high: drawn, low: drawn))
        request.member = Member(dwelling.person)
        let (response, changes) = ask(request, guesses())
        if !changes.isEmpty { queue.append((request, false)) }
        return response.status
    }

    func view(_ path: String) -> JSON {
        var request = AppRequest(path: path, accept: "application/json", now: now, entropy: Entropy(high: 1, low: 1))
        request.member = Member(dwelling.person)
        return (try? JSON(reading: ask(request, guesses()).response.body)) ?? .null
    }

    /// Sends what waits. The connection may break after some requests arrived, and before their answers do.
    func send(arriving: Int, answered: Bool) async throws {
        var answers: [(Int, JSON)] = []
        for index in queue.indices.prefix(arriving) where !queue[index].isAccepted {
            answers.append((index, try await responder.answer(to: Self.entry(queue[index].request))))
        }
        guard answered else { return }
        var gone: [Int] = []
        for (index, answer) in answers {
            let again = try await responder.answer(to: Self.entry(queue[index].request))
            #expect(again == answer, "the same request, the same answer")
            let typed = String(decoding: queue[index].request.body, as: UTF8.self)
            if answer["accepted"]?.bool == true {
                queue[index].isAccepted = true
                accepted.append(typed)
            } else {
                #expect(answer["reason"]?.string?.isEmpty == false)
                refused.append(typed)
                gone.append(index)
            }
        }
        for index in gone.reversed() { queue.remove(at: index) }
    }

    /// Takes over the person's own store, as a sync does.
    func pull() throws {
        let records = try dwelling.house.store.changes(since: 0, limit: nil).records
        confirmed = [:]
        for record in records where record.key.scope.name != "device" { confirmed[record.key] = record }
        queue.removeAll { entry in entry.isAccepted }
    }

    private static func entry(_ request: AppRequest) -> JSON {
        [
            "path": .string(request.path), "contentType": .string(request.contentType),
            "body": .string(String(decoding: request.body, as: UTF8.self)),
        ]
    }
}

@Suite("Requests that wait", .serialized)
struct SharedQueueTests {
    @Test(
        "K72 whatever two people do, in whatever order it arrives, is cut off or comes twice: each request has one effect, both end in the server's state, and nothing typed is lost",
        arguments: [UInt64](1...3))
    func interleavings(seed: UInt64) async throws {
        try await HomeServer.run { server in
            let (maryam, sara, list) = try await SharedListTests.shared(server)
            let household = server.household()
            let owner = try #require(try household.dwelling(of: Person.owner))
            let spaces = try #require(server.server.spaces(household, owner))
            let app = try App(bundle: server.server.bundle.json)
            let browsers = try [maryam, sara].enumerated().map { index, person in
                let dwelling = try #require(try household.dwelling(of: person.id))
                let responder = SharedResponder(
                    spaces: spaces, dwelling: dwelling, world: server.server.world,
                    messages: Messages(bundle: server.server.bundle.json), reader: BodyReader(deadline: .seconds(1)))
                let browser = SharedBrowser(
                    app, dwelling, responder, seed: seed << 32 + UInt64(index) << 24,
                    now: server.server.world.now())
                try browser.pull()
                return browser
            }
            let at = "/shared/\(list)"
            var generator = Generator(seed: seed)
            var typed: [String] = []
            for step in 0..<60 {
                let browser = browsers[generator.integer(in: 0...1)]
                let items = browser.view(at)["items"]?.array ?? []
                switch generator.integer(in: 0...9) {
                case 0...2:
                    typed.append("Word\(seed)x\(step)")
                    #expect(browser.post(at, "text=\(typed.last!)") == 200)
                    let now = browser.view(at)["items"]?.array ?? []
                    #expect(now.contains { $0["text"]?.string == typed.last && $0["waiting"]?.bool == true })
                case 3...6:
                    guard let item = generator.element(of: items), let id = item["id"]?.string else { continue }
                    let taken = item["taken"]?.string ?? ""
                    let form = generator.element(of: [
                        "step=tick", "step=untick", "step=take&takenBefore=\(taken)", "step=release", "step=remove",
                    ])!
                    #expect(browser.post(at + "/items/\(id)", form) < 400, "\(form)")
                case 7: try browser.pull()
                default:
                    try await browser.send(
                        arriving: generator.integer(in: 0...browser.queue.count), answered: generator.bool())
                }
            }
            for browser in browsers { try await browser.send(arriving: .max, answered: true) }
            for browser in browsers { try browser.pull() }
            let atServer = try await SharedListTests.view(maryam, list)
            for browser in browsers {
                #expect(browser.queue.isEmpty)
                #expect(browser.view(at)["items"] == atServer["items"], "a device ends in the server's state")
            }
            let texts = (atServer["items"]?.array ?? []).compactMap { $0["text"]?.string }
            #expect(Set(texts).count == texts.count, "an item was added twice")
            for word in typed {
                let arrived = browsers.flatMap { $0.accepted }.filter { $0.hasSuffix("text=\(word)") }
                let kept = browsers.flatMap { $0.refused }.filter { $0.hasSuffix("text=\(word)") }
                #expect(arrived.count + kept.count == 1, "\(word) was accepted or is kept, once")
            }
        }
    }
}
