import Foundation
import Records
import Testing

@testable import Server

/// A page that recites: it sends sound in pieces and reads what is heard.
struct ListeningClient: Sendable {
    let server: LiveServer
    let id: String
    private var sent = 0

    static let form = "application/x-www-form-urlencoded"

    /// Begins a session.
    init(_ server: LiveServer, _ form: String = "span=1-1-3", quietly isQuiet: Bool = true) async throws {
        self.server = server
        let answer = try await server.ask("POST", "/quran/recite/listen", Self.form, Array(form.utf8))
        try #require(answer.status == 201, "\(answer.json)")
        id = try #require(answer.json["session"]?.string)
        // A voice is told from what is quieter than it.
        if isQuiet { try await send(SentSound.pause(0.5)) }
    }

    /// A server's limits with which a test that waits in vain ends soon.
    static var limits: ServerLimits {
        var limits = ServerLimits()
        limits.listening.idle = .seconds(20)
        limits.listening.interval = .seconds(1)
        return limits
    }

    func path(_ part: String) -> String { "/quran/recite/listen/\(id)/\(part)" }

    /// Sends sound behind what was sent, a second at a time.
    mutating func send(_ samples: [Float]) async throws {
        for start in stride(from: 0, to: samples.count, by: 16_000) {
            let piece = samples[start..<min(start + 16_000, samples.count)]
            let answer = try await sound(SentSound.bytes(piece), from: sent)
            try #require(answer.status == 204, "\(answer.json)")
            sent += piece.count
        }
    }

    func sound(_ bytes: [UInt8], from: Int) async throws -> LiveServer.Reply {
        try await server.ask("POST", path("sound?from=\(from)"), "application/octet-stream", bytes)
    }

    func contest(_ word: Int) async throws -> LiveServer.Reply {
        try await server.ask("POST", path("contest"), Self.form, Array("word=\(word)".utf8))
    }

    func end() async throws -> LiveServer.Reply { try await server.ask("POST", path("end"), Self.form, []) }
}

/// Reads a session's events as a browser does.
struct EventReader: Sendable {
    let connection: Connection
    private(set) var told = ""

    init(_ client: ListeningClient, after id: Int? = nil) throws {
        connection = try Connection(port: client.server.port)
        let last = id.map { "Last-Event-ID: \($0)\r\n" } ?? ""
        try connection.send(
            Array("GET \(client.path("events")) HTTP/1.1\r\nHost: 127.0.0.1:\(client.server.port)\r\n\(last)\r\n".utf8))
    }

    /// Waits until something is told; fails once the other side closes.
    mutating func hear(_ words: String) async throws {
        while !told.contains(words) {
            let next = try await blocking { [connection] in connection.next() }
            try #require(!next.isEmpty, "closed after «\(told)»")
            told += next
        }
    }

    /// The events so far, as the log has them, and the ids that they came with.
    var events: [JSON] {
        blocks("words").flatMap { block in
            (try? JSON(reading: Array((block["data"] ?? "").utf8)))?.array ?? []
        }
    }
    var ids: [Int] { blocks("words").compactMap { $0["id"].flatMap { Int($0) } } }
    var states: [String] {
        blocks("state").compactMap { (try? JSON(reading: Array(($0["data"] ?? "").utf8)))?["state"]?.string }
    }

    private func blocks(_ name: String) -> [[String: String]] {
        // Pieces of a chunked body have their lengths between them (RFC 9112 §7.1).
        let lines = told.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.firstMatch(of: #/^[0-9a-f]+$/#) == nil }
        var blocks: [[String: String]] = [[:]]
        for line in lines {
            if line.isEmpty {
                blocks.append([:])
                continue
            }
            let parts = line.split(separator: ": ", maxSplits: 1)
            if parts.count == 2 { blocks[blocks.count - 1][String(parts[0])] = String(parts[1]) }
        }
        return blocks.filter { $0["event"] == name }
    }
}

extension LiveServer {
    struct Reply: Sendable {
        var status: Int
        var body: [UInt8]
        var json: JSON { (try? JSON(reading: body)) ?? .null }
    }

    /// Asks over a connection of its own.
    func ask(
        _ method: String, _ path: String, _ type: String = "", _ body: [UInt8] = [], _ fields: String = ""
    ) async throws -> Reply {
        try await blocking {
            let connection = try Connection(port: port)
            defer { connection.close() }
            let head =
                "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAccept: application/json\r\n"
                + "Accept-Language: en\r\n\(fields)" + (type.isEmpty ? "" : "Content-Type: \(type)\r\n")
                + "Connection: close\r\nContent-Length: \(body.count)\r\n\r\n"
            try connection.send(Array(head.utf8) + body)
            let answer = try #require(connection.answer())
            return Reply(status: answer.status, body: answer.body)
        }
    }
}
