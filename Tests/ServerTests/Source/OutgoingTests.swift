import AsyncHTTPClient
import Foundation
import NIOCore
import Records
import Synchronization
import Testing

@testable import Server

/// What the server asks over the network, by where an address leads.
@Suite(.serialized) struct OutgoingTests {
    private func isAsked(_ host: String, near: [String] = []) async -> Bool {
        (try? await Outgoing.targets(of: host, near: near)) != nil
    }

    @Test(
        "the link is never asked, even where it is named",
        arguments: [
            "169.254.169.254", "fe80::1", "::ffff:169.254.169.254", "0.0.0.0", "::", "2852039166", "0xa9fea9fe",
        ])
    func link(host: String) async {
        #expect(await !isAsked(host))
        #expect(await !isAsked(host, near: [host]))
    }

    @Test(
        "this machine is asked only where it is named, however its address is spelt",
        arguments: [
            "127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1", "127.1", "2130706433", "0x7f000001", "192.168.0.1",
        ])
    func machine(host: String) async {
        #expect(await !isAsked(host))
        #expect(await !isAsked(host, near: ["other.local"]))
        #expect(await isAsked(host, near: [host]))
    }

    @Test("who isn't named hears nothing, and a redirect leads nowhere")
    func requests() async throws {
        try await FakeSource.run({ _ in .text("", .found, [.location: "http://169.254.169.254/"]) }) { source in
            let ask = { (near: [String]) in
                try await Outgoing.ask(source.address, near: near) { client in
                    try await client.execute(HTTPClientRequest(url: source.address), timeout: .seconds(5)).status.code
                }
            }
            let refused = try? await ask([])
            #expect(refused == nil)
            #expect(source.requests == 0)
            let status = try await ask(["127.0.0.1"])
            #expect(status == 302)
            #expect(source.requests == 1)
        }
    }

    @Test("a source that is near and not named is told from one that fails, and not asked again")
    func source() async throws {
        try await FakeSource.run({ _ in .text("{}") }) { source in
            let order = FetchRequest(
                addresses: [source.address], timeout: .seconds(5), gap: .seconds(1), largest: 100)
            await #expect(throws: SourceError.refused) {
                try await SourceClient(pause: { _ in Issue.record("asked again") }).answers(to: order)
            }
            #expect(source.requests == 0)
        }
    }

    @Test("where an address isn't connected to, the next one of the name is; a request that has arrived is sent once")
    func several() async throws {
        try await FakeSource.run({ _ in .text("", .internalServerError) }) { source in
            let ask = { (targets: [String]) in
                try await Outgoing.ask(["several.example"], at: targets) { client in
                    let request = HTTPClientRequest(url: "http://several.example:\(source.port)/")
                    return try await client.execute(request, timeout: .seconds(5)).status.code
                }
            }
            let third = try await ask(["127.0.0.2", "::1", "127.0.0.1"])
            #expect(third == 500)
            #expect(source.requests == 1)
            let first = try await ask(["127.0.0.1", "127.0.0.2"])
            #expect(first == 500)
            #expect(source.requests == 2)
            let none = try? await ask(["127.0.0.2", "127.0.0.3"])
            #expect(none == nil)
        }
    }

    @Test("a near address of a reciter or of the assistant is told to the log, and not asked again")
    func events() async throws {
        try await FakeSource.run({ _ in .text("{}") }) { source in
            let count = Mutex(0)
            let note: @Sendable () -> Void = { count.withLock { $0 += 1 } }
            let cache = RecitationCache(folder: NSTemporaryDirectory() + "wird-\(UUID().uuidString)")
            let order = try #require(
                RecitationOrder([
                    "network": true, "addresses": [.string(source.address + "/002255.mp3")], "timeout": 5,
                    "attempts": 3,
                    "largest": 1_000,
                ]))
            await #expect(throws: RecitationError.refused) {
                try await RecitationFetcher(cache: cache, didRefuse: note).fetch("husary", "002255", order)
            }
            #expect(count.withLock { $0 } == 1)
            let question = try #require(
                AdvisorOrder([
                    "ask": [
                        "address": .string(source.address), "timeout": 5, "largest": 100, "body": "{}", "about": "",
                    ]
                ]))
            await #expect(throws: AdvisorClient.RequestError.unreachable) {
                try await AdvisorClient(key: "", didRefuse: note).answer(to: question)
            }
            #expect(count.withLock { $0 } == 2 && source.requests == 0)
        }
    }
}
