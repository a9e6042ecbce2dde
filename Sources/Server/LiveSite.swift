import Hummingbird
import HummingbirdCore
import Storage
import Synchronization

/// The site currently in use. A new one replaces it when the configuration changes; requests in progress keep the old.
final class LiveSite: HTTPResponder {
    typealias Context = SiteContext

    private let current: Mutex<Site>
    private let remake: @Sendable (BuiltBundle, _ earlier: Documents) -> Site

    init(_ bundle: BuiltBundle, make: @escaping @Sendable (BuiltBundle, _ earlier: Documents?) -> Site) {
        current = Mutex(make(bundle, nil))
        remake = { bundle, earlier in make(bundle, earlier) }
    }

    /// The words of the site in use.
    var messages: Messages { current.withLock { site in site.messages } }

    func use(_ bundle: BuiltBundle) {
        current.withLock { site in site = remake(bundle, site.documents) }
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        try await respond(to: request, context: context, at: nil)
    }

    /// - Parameter door: the way the request came in, if it wasn't loopback.
    func respond(to request: Request, context: Context, at door: Door?) async throws -> Response {
        let site = current.withLock { site in site }
        return try await site.respond(to: request, context: context, at: door)
    }
}
