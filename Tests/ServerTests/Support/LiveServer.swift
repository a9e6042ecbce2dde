import Foundation
import Records
import Storage
import Testing

@testable import Server

/// The real server on a port of this machine, over a data folder of its own, stopped when its work is done.
struct LiveServer: Sendable {
    let port: Int
    let house: DataHouse
    let logs: LogKeeper
    /// The folder of everything that the server has.
    let folder: String

    /// Runs work against a server, then stops it.
    static func run(
        limits: ServerLimits = ServerLimits(), recogniser: RecogniserParts? = nil,
        _ work: @escaping @Sendable (LiveServer) async throws -> Void
    ) async throws {
        let port = try Connection.freePort()
        var options = ServerOptions(port: port)
        options.limits = limits
        let test = try TestSite(recogniser: recogniser)
        let server = test.server(options)
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
            group.addTask {
                try await server.run { _, _ in
                    isReady.yield()
                    isReady.finish()
                }
            }
            for await _ in ready {}
            defer { group.cancelAll() }
            try await work(LiveServer(port: port, house: test.house, logs: test.logs, folder: test.folder))
        }
    }

    /// Posts JSON over a connection of its own; gives the status and the body.
    func post(_ path: String, _ body: [UInt8]) async throws -> (status: Int, body: [UInt8]) {
        try await blocking { try send(path, body) }
    }

    private func send(_ path: String, _ body: [UInt8]) throws -> (status: Int, body: [UInt8]) {
        let connection = try Connection(port: port)
        defer { connection.close() }
        let head =
            "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Connection: close\r\nContent-Length: \(body.count)\r\n\r\n"
        try connection.send(Array(head.utf8) + body)
        return try #require(connection.answer())
    }
}

/// Runs what waits on a thread of its own: the shared ones are the server's.
func blocking<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
}

/// A plain connection to this machine, for what a well-behaved client would not do.
struct Connection {
    private let descriptor: Int32

    init(port: Int) throws {
        descriptor = try Self.socket()
        var address = Self.address(port: port)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
    }

    func close() { _ = Foundation.close(descriptor) }

    /// Sends all of it; fails where the other side has closed.
    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw POSIXError(.EPIPE) }
            sent += count
        }
    }

    /// What comes next, as text; empty once the other side has closed.
    func next() -> String {
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    /// Everything until the other side closes.
    func rest() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// The status and body of an answer that ends with its connection.
    func answer() -> (status: Int, body: [UInt8])? {
        let bytes = rest()
        let end = Array("\r\n\r\n".utf8)
        guard let split = bytes.indices.dropLast(3).first(where: { Array(bytes[$0..<$0 + 4]) == end }),
            let status = Int(String(decoding: bytes[..<split], as: UTF8.self).split(separator: " ")[1])
        else { return nil }
        return (status, Array(bytes[(split + 4)...]))
    }

    static func freePort() throws -> Int {
        let descriptor = try socket()
        defer { _ = Foundation.close(descriptor) }
        var address = address(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return try withUnsafeMutablePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try #require(bind(descriptor, $0, length) == 0)
                try #require(getsockname(descriptor, $0, &length) == 0)
            }
            return Int(UInt16(bigEndian: $0.pointee.sin_port))
        }
    }

    private static func socket() throws -> Int32 {
        #if canImport(Glibc)
            let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        try #require(descriptor >= 0)
        return descriptor
    }

    private static func address(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }
}
