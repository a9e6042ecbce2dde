import AsyncHTTPClient
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Records
import Synchronization
import Testing

@testable import Server

/// Every way by which this server asks something over the network, held to the same table of addresses.
@Suite(.serialized) struct WaysOutTests {
    /// A way out: it asks an address, which a name in `near` allows, and says whether it got anything.
    struct Way: CustomTestStringConvertible, Sendable {
        /// The file that asks.
        let file: String
        let ask: @Sendable (_ address: String, _ near: [String]) async -> Bool

        var testDescription: String { file }
    }

    /// All of them. Whoever adds a client to the server adds a line here (``all()``).
    static let ways = [
        Way(file: "Source/SourceClient.swift") { address, near in
            let order = FetchRequest(
                addresses: [address], timeout: .seconds(5), attempts: 1, gap: .milliseconds(1), largest: 1_000,
                near: near)
            return (try? await SourceClient().answers(to: order)) != nil
        },
        Way(file: "Advice/AdvisorClient.swift") { address, near in
            let order = AdvisorOrder([
                "ask": [
                    "address": .string(address), "timeout": 5, "largest": 1_000, "body": "{}", "about": "",
                    "near": .array(near.map { .string($0) }),
                ]
            ])
            guard let order else { return false }
            return (try? await AdvisorClient(key: "secret").answer(to: order)) != nil
        },
        Way(file: "Recitations/RecitationFetcher.swift") { address, near in
            let folder = NSTemporaryDirectory() + "wird-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let order = RecitationOrder(
                addresses: [address], timeout: .seconds(5), attempts: 1, largest: 1_000, usesNetwork: true, near: near)
            let fetcher = RecitationFetcher(cache: RecitationCache(folder: folder))
            return (try? await fetcher.fetch("husary", "002255", order)) != nil
        },
        Way(file: "Push/PushSender.swift") { address, near in
            guard let browser = try? TestBrowser(endpoint: address) else { return false }
            let message = PushMessage(
                device: "a", key: "k", receiver: browser.receiver, payload: [], seconds: 60, urgency: "normal",
                topic: "")
            let manner = PushSender.Manner(
                contact: "mailto:someone@mosque.org", near: near, atOnce: 1, timeout: .seconds(5), proof: 60)
            return await PushSender(PushKey(P256.Signing.PrivateKey())).send([message], manner) == [.sent]
        },
        Way(file: "Calendars/CalendarClient.swift") { address, near in
            let order = CalendarOrder([
                "ask": [
                    "id": "a", "address": .string(address), "timeout": 5, "largest": 1_000, "redirects": 0,
                    "near": .array(near.map { .string($0) }),
                ]
            ])
            guard let order else { return false }
            return (try? await CalendarClient().fetch(order))?["text"] != nil
        },
        Way(file: "Exchange/ExchangeClient.swift") { address, near in
            let order = ExchangeOrder([
                "ask": [
                    "address": .string(address), "user": "maryam", "password": "secret", "timeout": 5,
                    "largest": 1_000, "most": 10, "near": .array(near.map { .string($0) }),
                ]
            ])
            guard let order else { return false }
            return (try? await ExchangeClient(order: order).ask(.GET, address, upTo: 1_000))?.status == 200
        },
        Way(file: "People/Providers/ProviderClient.swift") { address, near in
            let client = ProviderClient(near: near, limits: ProviderLimits(), didRefuse: {})
            return (try? await client.fetch(ProviderCall(address: address)))?.status == 200
        },
    ]

    @Test("no file but these makes a client, and each is held to the table of addresses")
    func all() throws {
        let root = URL(fileURLWithPath: TestSite.checkout + "/Sources")
        var found: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let makes = ["HTTPClientRequest(", "HTTPClient(", "URLSession", "ClientBootstrap(", "NWConnection("]
            guard makes.contains(where: { text.contains($0) }) else { continue }
            found.insert(String(file.path.dropFirst(root.path.count + "/Server/".count)))
        }
        #expect(found == Set(Self.ways.map(\.file)))
    }

    /// Addresses that lead to this machine, its network or the link, as an attacker spells them; `PORT` is the one that
    /// something listens on.
    private static let hosts = [
        "127.0.0.1", "localhost", "LOCALHOST", "localhost.", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1",
        "0177.0.0.1", "0177.1", "017700000001", "[::1]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b:1::127.0.0.1]", "[2002:7f00:1::]",
        "[2001:0:7f00:1::]", "0.0.0.0", "0", "[::]", "127.0.0.2", "%31%32%37.0.0.1",
        "10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "169.254.169.254", "[fe80::1]", "[fd00::1]", "224.0.0.1",
        "255.255.255.255",
    ]

    /// Addresses that try to look like others, or to lead elsewhere than to a host.
    private static let shapes = [
        "http://user:secret@127.0.0.1:PORT/", "http://example.com@127.0.0.1:PORT/",
        "http://127.0.0.1:PORT@example.com/",
        "http://127.0.0.1:PORT#@example.com/", "http://127.0.0.1:PORT\\@example.com/", "http:///127.0.0.1:PORT/",
        "http:127.0.0.1:PORT/", "//127.0.0.1:PORT/", "127.0.0.1:PORT", "http://", "http://:PORT/", "",
        "file:///etc/passwd", "ftp://127.0.0.1:PORT/", "gopher://127.0.0.1:PORT/", "unix:///var/run/docker.sock",
        "unix://example.com/var/run/docker.sock", "http+unix://%2Fvar%2Frun%2Fdocker.sock/",
        "https+unix://%2Fvar%2Frun%2Fdocker.sock/", "data:text/plain,x", "javascript:1", "http://127.0.0.1:99999/",
        "http://127.0.0.1:-1/", "http://[::1", "http://127.0.0.1:PORT/\r\nHost: example.com\r\n\r\n",
    ]

    @Test("no spelling of an address near, of the link or of none leads a way out there", arguments: ways)
    func near(way: Way) async throws {
        try await FakeSource.run({ _ in .text("ID3 sound") }) { source in
            for host in Self.hosts {
                for scheme in ["http", "https"] {
                    let isHeard = await way.ask("\(scheme)://\(host):\(source.port)/", [])
                    #expect(!isHeard, "\(scheme) \(host)")
                }
            }
            for shape in Self.shapes {
                let isHeard = await way.ask(shape.replacing("PORT", with: "\(source.port)"), [])
                #expect(!isHeard, "\(shape)")
            }
            #expect(source.requests == 0)
        }
    }

    @Test(
        "what the operator names is asked, with no name or password in it, and a redirect from there leads nowhere",
        arguments: ways)
    func named(way: Way) async throws {
        try await FakeSource.run({ _ in .text("ID3 sound") }) { source in
            let isHeard = await way.ask(source.address + "/", ["127.0.0.1"])
            #expect(isHeard && source.requests == 1)
            let isShown = await way.ask("http://user:secret@127.0.0.1:\(source.port)/", ["127.0.0.1"])
            #expect(!isShown && source.requests == 1)
        }
        try await FakeSource.run({ _ in .text("ID3 sound") }) { inner in
            for status in [HTTPResponse.Status.movedPermanently, .found, .temporaryRedirect, .permanentRedirect] {
                try await FakeSource.run({ _ in .text("", status, [.location: inner.address + "/"]) }) { source in
                    let isHeard = await way.ask(source.address + "/", ["127.0.0.1"])
                    #expect(!isHeard && source.requests == 1)
                }
            }
            #expect(inner.requests == 0)
        }
    }

    @Test("an address is asked where it was checked: what a name leads to a moment later is no matter")
    func rebinding() async throws {
        try await FakeSource.run({ _ in .text("{}") }) { source in
            // The name leads nowhere at all; the connection goes to the address that was given for it.
            let status = try await Outgoing.ask(["rebinding.invalid"], at: ["127.0.0.1"]) { client in
                let request = HTTPClientRequest(url: "http://rebinding.invalid:\(source.port)/")
                return try await client.execute(request, timeout: .seconds(5)).status.code
            }
            #expect(status == 200 && source.requests == 1)
        }
    }

    @Test("a source that names the largest length there is, or waits the longest, ends nothing but its own request")
    func extremes() async throws {
        let folder = NSTemporaryDirectory() + "wird-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = RecitationCache(folder: folder)
        let length = HTTPField.Name("content-length")!
        try await FakeSource.run({ _ in
            .text("x", .partialContent, [length: "9223372036854775807", .contentRange: "bytes 4-9/10"])
        }) { source in
            let address = source.address + "/002255.mp3"
            try cache.write(Array("ID3 ".utf8), cache.part(address))
            try cache.write(Array("\"tag\"".utf8), cache.part(address) + ".tag")
            let order = RecitationOrder(
                addresses: [address], timeout: .seconds(5), attempts: 1, largest: 1_000, usesNetwork: true,
                near: ["127.0.0.1"])
            await #expect(throws: RecitationError.self) {
                try await RecitationFetcher(cache: cache).fetch("husary", "002255", order)
            }
        }
        for text in ["9223372036854775807", "99999999999999999999", "Fri, 31 Dec 999999999999 23:59:59 GMT", "-1", "x"]
        {
            _ = SourceClient().seconds(text)
        }
        #expect(SourceClient().seconds("9223372036854775807") == .max)
    }
}
