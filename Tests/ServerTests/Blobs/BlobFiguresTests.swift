import AsyncHTTPClient
import Foundation
import NIOCore
import Testing

@testable import Server

/// How long recordings take over a real connection on this machine. The figures are printed; what is held is that none
/// fails and that nothing is slower by an order than it was when this was written.
@Suite("Recordings over a real connection")
struct BlobFiguresTests {
    private static let size = 2_000_000
    private static let part = 262_144

    private static func send(_ file: SentFile, _ server: LiveServer, _ client: HTTPClient) async throws -> Bool {
        let origin = "http://127.0.0.1:\(server.port)"
        func answer(_ method: String, _ path: String, _ headers: [String: String], _ body: ArraySlice<UInt8>?)
            async throws
            -> HTTPClientResponse
        {
            var request = HTTPClientRequest(url: origin + path)
            request.method = .RAW(value: method)
            for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
            if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
            let response = try await client.execute(request, timeout: .seconds(120))
            _ = try await response.body.collect(upTo: 1 << 16)
            return response
        }
        let begun = try await answer("POST", "/blobs", file.beginning(), nil)
        guard begun.status.code == 201, let path = begun.headers.first(name: "location") else { return false }
        var offset = 0
        while offset < file.bytes.count {
            let end = min(offset + part, file.bytes.count)
            let sent = try await answer("PATCH", path, SentFile.part(at: offset), file.bytes[offset..<end])
            guard sent.status.code == 204 else { return false }
            offset = end
            if offset == file.bytes.count { return sent.headers.first(name: "repr-digest") == file.reprDigest }
        }
        return false
    }

    @Test("one recording of 2 MB, and 60 of them by 20 senders at once, all with their receipts")
    func uploadsTimed() async throws {
        var limits = ServerLimits()
        // All of them send as one person here.
        limits.blobs.uploads = 32
        try await LiveServer.run(limits: limits) { server in
            let client = HTTPClient(eventLoopGroupProvider: .singleton)
            let clock = ContinuousClock()
            _ = try await Self.send(SentFile(Self.size, seed: 1), server, client)
            let first = SentFile(Self.size, seed: 2)
            let one = try await clock.measure {
                let isSent = try await Self.send(first, server, client)
                #expect(isSent)
            }
            let count = Int(ProcessInfo.processInfo.environment["WIRD_BLOBS"] ?? "") ?? 60
            let many = try await clock.measure {
                try await withThrowingTaskGroup(of: Int.self) { group in
                    for sender in 0..<20 {
                        group.addTask {
                            var sent = 0
                            for number in stride(from: sender, to: count, by: 20) {
                                let file = SentFile(Self.size, seed: 1_000 + number)
                                if try await Self.send(file, server, client) { sent += 1 }
                            }
                            return sent
                        }
                    }
                    var sent = 0
                    for try await part in group { sent += part }
                    #expect(sent == count)
                }
            }
            print("one recording of 2 MB: \(one); \(count) of them, 20 at once: \(many)")
            #expect(one < .seconds(5))
            try await client.shutdown()
        }
    }
}
