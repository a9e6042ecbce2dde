import App
import Hummingbird
import HummingbirdCore

/// Answers the home network: the same site as on loopback, behind its own door.
struct HomeSite: HTTPResponder {
    typealias Context = SiteContext

    let site: LiveSite
    let door: Door

    func respond(to request: Request, context: Context) async throws -> Response {
        guard Self.isNear(context.peer) else {
            context.hangUp()
            return .plain(.forbidden).closing
        }
        return try await site.respond(to: request, context: context, at: door)
    }

    /// Whether a connection comes from this machine or a private network. A machine that has a public address as well
    /// answers nobody on it.
    static func isNear(_ peer: String) -> Bool {
        NetworkAddress(peer)?.reach == .near
    }
}
