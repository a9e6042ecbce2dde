import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers every request: guards first, then files, sync and the app.
struct Site: HTTPResponder {
    typealias Context = SiteContext

    let guardian: OwnOrigin
    let files: FileResponder
    let documents: Documents
    let adhan: AdhanResponder
    let recitations: RecitationResponder
    let sync: SyncResponder
    let pages: AppResponder
    let purchases: PurchaseResponder?
    let messages: Messages

    func respond(to request: Request, context: Context) async throws -> Response {
        let start = ContinuousClock.now
        let response: Response
        do {
            response = try await answer(request, context)
        } catch is BodyReader.TooSlow {
            context.hangUp()
            response = messages.page(.requestTimeout, "tooSlow", for: request).closing
        }
        // The path without its query, and nothing a person wrote: a log must not tell where someone is.
        context.logger.debug(
            "request",
            metadata: [
                "method": "\(request.method)", "path": "\(Self.area(of: request.uri.path))",
                "status": "\(response.status.code)",
                "microseconds": "\((ContinuousClock.now - start) / .microseconds(1))",
            ])
        return response
    }

    private func answer(_ request: Request, _ context: Context) async throws -> Response {
        switch guardian.verdict(on: request) {
        case .allowed: break
        case .redirected(let address):
            let headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
            return Response(status: .permanentRedirect, headers: headers.withSecurity)
        case .misdirected: return messages.page(.misdirectedRequest, "misdirected", for: request)
        case .foreign: return messages.page(.forbidden, "foreign", for: request)
        }
        if let document = documents.respond(to: request) { return document }
        let path = request.uri.path
        if path.hasPrefix("/assets/") || path.hasPrefix("/content/") {
            return try await files.respond(to: request, context: context)
        }
        if AdhanResponder.isResponsible(for: path) { return try await adhan.respond(to: request, context: context) }
        if path.hasPrefix(RecitationResponder.area) {
            return try await recitations.respond(to: request, context: context)
        }
        if path == PurchaseResponder.path, let purchases {
            return try await purchases.respond(to: request, context: context)
        }
        if path == "/sync" { return try await sync.respond(to: request, context: context) }
        return try await pages.respond(to: request, context: context)
    }

    /// The first part of a path: ids stay out of the log.
    private static func area(of path: String) -> String {
        "/" + (path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? "")
    }
}
