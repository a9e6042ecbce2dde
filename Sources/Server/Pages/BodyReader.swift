import Hummingbird
import HummingbirdCore
import NIOCore

/// Reads requests' bodies up to a size and within a time.
struct BodyReader: Sendable {
    /// How long a whole body may take. Otherwise a client that sends a byte now and then would hold a connection
    /// forever.
    let deadline: Duration

    /// A body arrived too slowly.
    struct TooSlow: Error {}

    /// The body of a request; empty if its method has none.
    ///
    /// - Throws: `NIOTooManyBytesError`, ``TooSlow``, or the connection's own error.
    func read(_ request: Request, upTo limit: Int) async throws -> [UInt8] {
        guard request.method != .get, request.method != .head else { return [] }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw NIOTooManyBytesError(maxBytes: limit)
        }
        return try await withThrowingTaskGroup(of: [UInt8].self) { group in
            group.addTask { [UInt8](buffer: try await request.body.collect(upTo: limit)) }
            group.addTask {
                try await Task.sleep(for: deadline)
                throw TooSlow()
            }
            defer { group.cancelAll() }
            return try await group.next() ?? []
        }
    }

    /// Passes a request's body on as it arrives, within the same time. Who calls bounds what is taken.
    ///
    /// - Throws: ``TooSlow``, what `take` throws, or the connection's own error.
    func read(_ request: Request, take: @escaping @Sendable (ByteBuffer) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for try await buffer in request.body { try await take(buffer) } }
            group.addTask {
                try await Task.sleep(for: deadline)
                throw TooSlow()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
