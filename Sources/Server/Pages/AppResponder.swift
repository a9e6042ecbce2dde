import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers pages, forms and the JSON interface: what comes in goes to the app, what the app says goes out.
struct AppResponder: Sendable {
    let host: LocalHost
    let world: World
    let writer: WritingThread
    let recorder: Recorder?
    let messages: Messages

    /// Bytes of a form, and of a file that is brought in.
    static let formLimit = 1 << 20
    static let importLimit = 64 << 20

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        let limit = request.uri.path == "/me/data/import" ? Self.importLimit : Self.formLimit
        let body: [UInt8]
        do {
            body = try await Self.body(of: request, upTo: limit)
        } catch is NIOTooManyBytesError {
            return messages.page(.contentTooLarge, "tooLarge", for: request)
        }
        let appRequest = AppRequest(request, body: body, now: world.now(), entropy: world.entropy())
        do {
            let answer = try await answer(appRequest)
            return Response(answer, to: request)
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: ["error": "\(error)"])
            return messages.page(Self.status(for: error), error.message.key, error.message.values, for: request)
        }
    }

    private static func status(for error: StoreError) -> HTTPResponse.Status {
        switch error {
        case .tooLarge: .contentTooLarge
        case .unreadable: .conflict
        default: .serviceUnavailable
        }
    }

    private func answer(_ request: AppRequest) async throws -> AppResponse {
        guard request.method != "GET", request.method != "HEAD" else { return try handle(request) }
        return try await writer.run { try handle(request) }
    }

    private func handle(_ request: AppRequest) throws -> AppResponse {
        let response = try host.respond(to: request)
        recorder?.record(request)
        return response
    }

    private static func body(of request: Request, upTo limit: Int) async throws -> [UInt8] {
        guard request.method != .get, request.method != .head else { return [] }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw NIOTooManyBytesError(maxBytes: limit)
        }
        return [UInt8](buffer: try await request.body.collect(upTo: limit))
    }
}
