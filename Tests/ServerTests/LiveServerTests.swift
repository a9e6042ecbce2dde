import Foundation
import Records
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("The server on its port", .serialized)
struct LiveServerTests {
    @Test("SY-020 a client that sends a body byte by byte is cut off in time", arguments: ["/tasks", "/sync"])
    func slowBody(path: String) async throws {
        var limits = ServerLimits()
        limits.body = .milliseconds(400)
        try await LiveServer.run(limits: limits) { server in
            let connection = try Connection(port: server.port)
            defer { connection.close() }
            let start = ContinuousClock.now
            let head =
                "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 100000\r\n\r\n"
            try connection.send(Array(head.utf8))
            let dripping = Task.detached {
                while (try? connection.send([0x20])) != nil { try? await Task.sleep(for: .milliseconds(20)) }
            }
            let answer = String(decoding: try await blocking { connection.rest() }, as: UTF8.self)
            await dripping.value
            #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.lowercased().contains("connection: close"))
            #expect(answer.contains("nosniff"))
            #expect(ContinuousClock.now - start < .seconds(20))
            #expect(try server.house.store.counter() == 0)
            // Others were not kept waiting.
            #expect(try await server.post("/tasks", [0x41]).status == 303)
        }
    }

    @Test("HEAD of a page goes over the wire with the length of its body, and the connection stays in step")
    func head() async throws {
        try await LiveServer.run { server in
            let connection = try Connection(port: server.port)
            defer { connection.close() }
            let ask = { (method: String, end: String) in
                "\(method) /sized HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(end)\r\n"
            }
            try connection.send(Array((ask("HEAD", "") + ask("GET", "Connection: close\r\n")).utf8))
            let parts = String(decoding: try await blocking { connection.rest() }, as: UTF8.self)
                .components(separatedBy: "HTTP/1.1 200 OK")
            #expect(parts.count == 3)
            for part in parts.dropFirst() {
                #expect(part.lowercased().contains("content-length: 5") && !part.lowercased().contains("chunked"))
            }
            #expect(parts[1].hasSuffix("\r\n\r\n") && parts[2].hasSuffix("\r\n\r\nsized"))
        }
    }

    @Test(
        "SY-020 who wants a tunnel or another protocol gets an answer and a closed connection",
        arguments: [
            "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
            "POST /tasks HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 4\r\n\r\nabcd",
        ])
    func switching(head: String) async throws {
        try await LiveServer.run { server in
            let connection = try Connection(port: server.port)
            defer { connection.close() }
            let start = ContinuousClock.now
            try connection.send(Array(head.replacing("PORT", with: "\(server.port)").utf8))
            let answer = String(decoding: try await blocking { connection.rest() }, as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 501 "), "\(answer)")
            #expect(answer.lowercased().contains("connection: close"))
            #expect(ContinuousClock.now - start < .seconds(10))
            #expect(try server.house.store.counter() == 0)
        }
    }

    @Test("whoever sends a request's head byte by byte is cut off in time, and a page that listens isn't")
    func slowHead() async throws {
        var limits = ServerLimits()
        limits.head = .milliseconds(600)
        try await LiveServer.run(limits: limits) { server in
            let listening = try Connection(port: server.port)
            defer { listening.close() }
            try listening.send(Array("GET /changes HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
            // The first request's head, and that of one on a connection that was in use.
            for begin in ["", "GET /sized HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"] {
                let connection = try Connection(port: server.port)
                defer { connection.close() }
                let start = ContinuousClock.now
                try connection.send(Array((begin + "GET /sized HTTP/1.1\r\nX: ").utf8))
                let dripping = Task.detached {
                    while (try? connection.send([0x61])) != nil { try? await Task.sleep(for: .milliseconds(20)) }
                }
                let answer = String(decoding: try await blocking { connection.rest() }, as: UTF8.self)
                await dripping.value
                #expect(answer.isEmpty == begin.isEmpty)
                #expect(ContinuousClock.now - start < .seconds(10))
            }
            let heard = try await blocking { listening.next() }
            #expect(heard.hasPrefix("HTTP/1.1 200"))
            try await blocking { try server.house.store.checkInPlace() }
            #expect(try await server.post("/tasks", [0x41]).status == 303)
            var told = heard
            while !told.contains("data: 1") {
                let next = try await blocking { listening.next() }
                try #require(!next.isEmpty, "the stream was cut after «\(told)»")
                told += next
            }
        }
    }

    @Test("500 connections at once are all answered, and others beside them as before")
    func manyConnections() async throws {
        try await LiveServer.run { server in
            let connections = try (0..<500).map { _ in try Connection(port: server.port) }
            defer { for connection in connections { connection.close() } }
            let ask = Array("GET /sized HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
            for _ in 0..<2 {
                for connection in connections { try connection.send(ask) }
                let answers = try await blocking { connections.map { $0.next() } }
                #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 200") })
            }
            let start = ContinuousClock.now
            #expect(try await server.post("/tasks", [0x41]).status == 303)
            #expect(ContinuousClock.now - start < .seconds(5))
        }
    }

    @Test("over the most connections a further one waits, and is answered once another is closed")
    func fullHouse() async throws {
        var limits = ServerLimits()
        limits.connections = 16
        try await LiveServer.run(limits: limits) { server in
            let held = try (0..<16).map { _ in try Connection(port: server.port) }
            let ask = Array("GET /sized HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
            for connection in held {
                try connection.send(ask)
                #expect(try await blocking { connection.next() }.hasPrefix("HTTP/1.1 200"))
            }
            let late = try Connection(port: server.port)
            defer { late.close() }
            try late.send(ask)
            let answered = Task { try await blocking { late.next() } }
            try await Task.sleep(for: .milliseconds(300))
            for connection in held { connection.close() }
            #expect(try await answered.value.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("SY-011 a thousand changes go from one device through the server to another in less than 5 s")
    func thousandChanges() async throws {
        // The best of three: a busy machine makes a run slower, and none quicker.
        var best = Duration.seconds(60)
        for _ in 0..<3 where best >= .seconds(5) { best = min(best, try await thousandChangesOnce()) }
        #expect(best < .seconds(5), "\(best)")
    }

    private func thousandChangesOnce() async throws -> Duration {
        let times = Mutex<Duration>(.zero)
        try await LiveServer.run { server in
            var a = try Client(server, replica: 0xA)
            var b = try Client(server, replica: 0xB)
            for number in 0..<1_000 { try a.write("task \(number)", now: 1_795_233_000_000 + Int64(number)) }
            let start = ContinuousClock.now
            try await a.sync()
            try await b.sync()
            let time = ContinuousClock.now - start
            times.withLock { $0 = time }
            #expect(try b.records() == a.records() && b.records().count == 1_000)
            #expect(try server.house.store.recordCount() == 1_000)
        }
        return times.withLock { $0 }
    }

    /// A device: a store of its own and what it has not sent yet.
    private struct Client {
        let server: LiveServer
        let store: MemoryStore
        var clock: HybridClock
        var cursor: Int64 = 0
        var unsent: [Records.Record] = []

        init(_ server: LiveServer, replica: UInt64) throws {
            self.server = server
            store = MemoryStore(replica: Replica(number: replica))
            clock = store.clock()
        }

        mutating func write(_ title: String, now: Int64) throws {
            let stamp = clock.tick(now: now)
            var record = Record(key: RecordKey(scope: Scope("planner"), kind: Kind("task"), id: stamp.text))
            for (name, value): (String, JSON) in [
                ("title", .string(title)), ("bucket", "inbox"), ("duration", 30), ("category", "home"),
                ("notes", "something to remember about it"),
            ] { record.set(name, to: value, at: stamp) }
            try store.commit(.init(records: [record]), clock: clock)
            unsent.append(record)
        }

        mutating func sync() async throws {
            var isMore = true
            while isMore || !unsent.isEmpty {
                let request = SyncSender.request(
                    from: clock.last.replica, cursor: cursor, generations: [], unsent: unsent)
                let answer = try await server.post("/sync", request.bytes())
                try #require(answer.status == 200)
                let reply = try SyncReply(reading: answer.body)
                try #require(reply.refused.isEmpty)
                var stored: [Records.Record] = []
                for key in SyncSender.keys(of: request, reply) {
                    let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
                    if case .records(let found) = try store.load(query) { stored += found }
                }
                let settlement = SyncSender.settle(
                    reply, to: request, stored: stored, generations: [], clock: &clock)
                try store.commit(.init(records: settlement.put), clock: clock)
                let arrived = Set(settlement.clean)
                unsent.removeAll { arrived.contains($0.key) }
                cursor = settlement.cursor
                isMore = settlement.more
            }
        }

        func records() throws -> [Records.Record] {
            try store.changes(since: 0).records.sorted { $0.key < $1.key }
        }
    }
}
