import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// A server on a port of this machine that answers as a test wants it to: late, wrong, too much.
final class FakeSource: Sendable {
    let port: Int
    private let count: Mutex<Int>

    private init(port: Int, count: Int = 0) {
        self.port = port
        self.count = Mutex(count)
    }

    /// How many requests came.
    var requests: Int { count.withLock { $0 } }

    private func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }

    var address: String { "http://127.0.0.1:\(port)" }

    /// Runs work beside a source that answers the first request, the second and so on.
    static func run(
        _ answer: @escaping @Sendable (Int) async throws -> Response,
        _ work: @escaping @Sendable (FakeSource) async throws -> Void
    ) async throws {
        let source = FakeSource(port: try Connection.freePort())
        let app = Application(
            responder: CallbackResponder { (_: Request, _: BasicRequestContext) in
                try await answer(source.next())
            },
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: source.port)),
            onServerRunning: { _ in source.isReady.yield() },
            logger: Logger(label: "source", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await app.runService(gracefulShutdownSignals: []) }
            for await _ in source.ready { break }
            defer { group.cancelAll() }
            try await work(source)
        }
    }

    private let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
}

extension Response {
    /// An answer with a text.
    static func text(_ text: String, _ status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]) -> Response {
        Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
