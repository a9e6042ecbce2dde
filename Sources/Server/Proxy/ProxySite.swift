import App
import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Answers the listener that a proxy asks, and with it the person at this machine.
///
/// To the server every request then comes from the proxy. So nobody counts as the person here because of where the
/// connection comes from alone: what names the public address, or went through any proxy, comes from outside and needs a
/// paired device or a token, as on the home network.
struct ProxySite: HTTPResponder {
    typealias Context = SiteContext

    let site: LiveSite
    /// The way in from outside.
    let door: Door
    let proxy: ProxyOptions

    func respond(to request: Request, context: Context) async throws -> Response {
        guard let peer = NetworkAddress(context.peer)?.plain, peer.isLoopback || proxy.isProxy(peer) else {
            context.hangUp()
            return .plain(.forbidden).closing
        }
        let isPassedOn = Forwarded.isShown(by: request.headers)
        let isPublic = proxy.address.isNamed(by: request.head.authority ?? "")
        if peer.isLoopback, !isPassedOn, !isPublic, !isOfPublicPage(request) {
            return try await site.respond(to: request, context: context, at: nil)
        }
        // Nobody but a proxy is believed about whom it speaks for; the others come from outside all the same.
        guard proxy.isProxy(peer) else { return try await site.respond(to: request, context: context, at: door) }
        guard let forwarded = Forwarded(request.headers) else { return .plain(.badRequest) }
        guard !forwarded.isPlain else { return encrypted(request) }
        var outside = context
        outside.client = proxy.client(peer, forwarded.way)
        return try await site.respond(to: Self.asked(request, of: forwarded.host), context: outside, at: door)
    }

    /// Whether a request shows that it was sent to the public address, though a proxy wrote another host into it and says
    /// nothing of whom it asks for: by the page that it comes from, or by a cookie that is sent over TLS alone.
    private func isOfPublicPage(_ request: Request) -> Bool {
        let origin = proxy.address.origin
        let referrer = (HTTPField.Name("referer").flatMap { request.headers[$0] } ?? "").lowercased()
        if request.headers[.origin]?.lowercased() == origin || referrer == origin || referrer.hasPrefix(origin + "/") {
            return true
        }
        return [SessionCookie.name, StepCookie.name, ProviderCookie.name].contains { name in
            SessionCookie.value(of: request, name) != nil
        }
    }

    /// The request as the client sent it, where a proxy put its own name for the server into it.
    private static func asked(_ request: Request, of host: String?) -> Request {
        guard let host else { return request }
        var head = request.head
        head.authority = host
        return Request(head: head, body: request.body)
    }

    /// The answer to who asks without encryption: the session is shown over TLS alone.
    private func encrypted(_ request: Request) -> Response {
        guard request.method == .get || request.method == .head else { return .plain(.forbidden) }
        let headers: HTTPFields = [
            .location: proxy.address.origin + (request.head.path ?? "/"), .cacheControl: "no-store",
        ]
        return Response(status: .permanentRedirect, headers: headers.withSecurity)
    }
}
