import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// A push service on a port of this machine that keeps what it gets, and answers as a test wants it to.
final class FakePushService: Sendable {
    /// What came to the service.
    struct Message: Sendable {
        let path: String
        let headers: HTTPFields
        let body: [UInt8]
    }

    let port: Int
    private let kept = Mutex<[Message]>([])
    private let (ready, isReady) = AsyncStream.makeStream(of: Void.self)

    private init(port: Int) { self.port = port }

    var messages: [Message] { kept.withLock { $0 } }
    var origin: String { "http://127.0.0.1:\(port)" }

    /// Runs work beside a service.
    ///
    /// - Parameter answer: the answer to a message, by the messages that came before.
    static func run(
        answering answer: @escaping @Sendable (Message, Int) -> Response = { _, _ in Response(status: .created) },
        _ work: @escaping @Sendable (FakePushService) async throws -> Void
    ) async throws {
        let service = FakePushService(port: try Connection.freePort())
        let app = Application(
            responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
                let body = try await request.body.collect(upTo: 1 << 16)
                let message = Message(
                    path: request.uri.path, headers: request.headers, body: [UInt8](buffer: body))
                let number = service.kept.withLock { kept in
                    kept.append(message)
                    return kept.count - 1
                }
                return answer(message, number)
            },
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: service.port)),
            onServerRunning: { _ in service.isReady.yield() },
            logger: Logger(label: "push", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await app.runService(gracefulShutdownSignals: []) }
            for await _ in service.ready { break }
            defer { group.cancelAll() }
            try await work(service)
        }
    }
}
