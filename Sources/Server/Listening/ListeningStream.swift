import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Recitation
import Records
import ServiceLifecycle

/// What is heard, as server-sent events (HTML, §9.2), from where its reader left off.
struct ListeningStream: Sendable {
    let session: ListeningSession

    func respond(to request: Request, context: SiteContext) async -> Response {
        guard let signals = await session.read() else { return .plain(.tooManyRequests) }
        let from = HTTPField.Name("last-event-id").flatMap { request.headers[$0] }.flatMap { Int($0) } ?? 0
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        let isEntered = context.isEntered
        return Response(
            status: .ok, headers: headers.withSecurity,
            body: ResponseBody { [session] writer in
                // A page that is left makes room at once.
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    var (events, states): (Int, Int?) = (from, nil)
                    for await _ in signals.cancelOnGracefulShutdown() {
                        guard isEntered() else { break }
                        let news = await session.news(after: events, states)
                        try await writer.write(ByteBuffer(string: Self.text(news)))
                        (events, states) = (news.count, news.stateCount)
                        if news.isOver { break }
                    }
                }
                try await writer.finish(nil)
            })
    }

    /// The news as events; a comment where there are none, so that a connection that is gone is noticed.
    static func text(_ news: ListeningSession.News) -> String {
        var text = ""
        for state in news.states { text += "event: state\ndata: {\"state\":\"\(state.rawValue)\"}\n\n" }
        if !news.events.isEmpty {
            let list = JSON.array(news.events.map { $0.json })
            text += "event: words\nid: \(news.count)\ndata: \(String(decoding: list.bytes(), as: UTF8.self))\n\n"
        }
        if news.isOver { text += "event: ended\ndata: {}\n\n" }
        return text.isEmpty ? ":\n\n" : text
    }
}
