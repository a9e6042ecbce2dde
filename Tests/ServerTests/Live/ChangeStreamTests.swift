import Foundation
import Records
import Storage
import Testing

@testable import Server

@Suite("The stream of changes", .serialized)
struct ChangeStreamTests {
    /// A connection that listens, and what it was told.
    private struct Listener: Sendable {
        let connection: Connection
        var told = ""

        init(_ server: LiveServer, _ fields: String = "") throws {
            connection = try Connection(port: server.port)
            try connection.send(
                Array("GET /changes HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(fields)\r\n".utf8))
        }

        /// Waits until it was told some words; fails once the other side closes.
        mutating func hear(_ words: String) async throws {
            while !told.contains(words) {
                let next = try await blocking { [connection] in connection.next() }
                try #require(!next.isEmpty, "closed after «\(told)»")
                told += next
            }
        }
    }

    /// Commits past the server, as the command line does.
    private static func commit(_ title: String, _ house: DataHouse) throws {
        var clock = try house.store.clock()
        let stamp = clock.tick(now: 1_800_000_000_000)
        var record = Record(key: RecordKey(scope: Scope("planner"), kind: Kind("task"), id: stamp.text))
        record.set("title", to: .string(title), at: stamp)
        try house.store.commit(.init(records: [record]), clock: clock)
    }

    @Test("SY-011 a change is told of within a second as a number alone, whoever made it")
    func telling() async throws {
        try await LiveServer.run { server in
            var listener = try Listener(server)
            let number = try server.house.store.counter()
            try await listener.hear("id: \(number)\ndata: \(number)\n\n")
            let head = listener.told.lowercased()
            #expect(head.contains("content-type: text/event-stream") && head.contains("cache-control: no-store"))
            let start = ContinuousClock.now
            try Self.commit("in secret", server.house)
            try await listener.hear("data: \(number + 1)\n\n")
            #expect(ContinuousClock.now - start < .seconds(1))
            #expect(!listener.told.contains("secret"))
            listener.connection.close()
        }
    }

    @Test("A page that is left makes room at once: more come one after the other than may listen at a time")
    func leaving() async throws {
        try await LiveServer.run { server in
            for _ in 0..<ServerLimits().streams + 20 {
                var listener = try Listener(server)
                try await listener.hear("data: ")
                listener.connection.close()
            }
        }
    }

    @Test("A server that is told to stop doesn't wait for those who listen")
    func stopping() async throws {
        let start = ContinuousClock.now
        try await LiveServer.run { server in
            var listener = try Listener(server)
            try await listener.hear("data: ")
        }
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("SY-020 another site's page takes up no room, and only GET is answered")
    func refused() async throws {
        let site = try TestSite()
        for headers in [
            ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
            ["origin": "http://evil.example", "sec-fetch-site": "cross-site"],
        ] {
            #expect(try await site.send(.get, "/changes", headers).status == 403, "\(headers)")
        }
        #expect(try await site.send(.post, "/changes").status == 405)
    }
}
