import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// Answers `GET /changes`: a stream of server-sent events (HTML, §9.2), one for each change of the store. An event says
/// the commit's number and nothing of what it holds; the browser's sync then fetches that.
struct ChangeStream: Sendable {
    let watch: ChangeWatch

    func respond(to request: Request, context: SiteContext) async -> Response {
        guard request.method == .get else { return .notAllowed("GET") }
        // A page of another site can't read the stream, but it could take up the room of those who may.
        guard !request.isOfForeignPage else { return .plain(.forbidden) }
        guard let numbers = await watch.listen() else {
            var response = Response.plain(.serviceUnavailable)
            response.headers[.retryAfter] = "60"
            return response
        }
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        let isEntered = context.isEntered
        return Response(
            status: .ok, headers: headers.withSecurity,
            body: ResponseBody { writer in
                // A page that is left makes room at once.
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    var last: Int64?
                    // A server that is told to stop doesn't wait for its listeners.
                    for await number in numbers.cancelOnGracefulShutdown() {
                        guard isEntered() else { break }
                        let event = number == last ? ":\n\n" : "id: \(number)\ndata: \(number)\n\n"
                        last = number
                        try await writer.write(ByteBuffer(string: event))
                    }
                }
                try await writer.finish(nil)
            })
    }
}
