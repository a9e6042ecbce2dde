import AsyncHTTPClient
import NIOCore
import Testing

@testable import Server

/// What the server asks over the network, by where an address leads.
@Suite(.serialized) struct OutgoingTests {
    private func isAsked(_ host: String, near: [String] = []) async -> Bool {
        (try? await Outgoing.target(of: host, near: near)) != nil
    }

    @Test(
        "the link is never asked, even where it is named",
        arguments: ["169.254.169.254", "fe80::1", "::ffff:169.254.169.254", "0.0.0.0", "::", "2852039166", "0xa9fea9fe"])
    func link(host: String) async {
        #expect(await !isAsked(host))
        #expect(await !isAsked(host, near: [host]))
    }

    @Test(
        "this machine is asked only where it is named, however its address is spelt",
        arguments: ["127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1", "127.1", "2130706433", "0x7f000001", "192.168.0.1"])
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
            let order = SourceOrder(
                addresses: [source.address], timeout: .seconds(5), gap: .seconds(1), largest: 100)
            await #expect(throws: SourceTrouble.refused) {
                try await SourceClient(pause: { _ in Issue.record("asked again") }).answers(to: order)
            }
            #expect(source.requests == 0)
        }
    }
}
