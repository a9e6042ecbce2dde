import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import People
import Records
import Storage
import Synchronization

/// Answers every request: first the guards, then files, sync and the app.
struct Site: HTTPResponder {
    typealias Context = SiteContext

    /// The way in on loopback.
    let loopback: Door
    /// Whose data this site answers from.
    let dwelling: Dwelling
    let doorkeeper: Doorkeeper
    let files: FileResponder
    let documents: Documents
    let adhan: AdhanResponder
    let recitations: RecitationResponder
    let sync: SyncResponder
    let blobs: BlobResponder
    let listening: ListeningResponder
    let changes: ChangeStream
    let pages: AppResponder
    let shared: SharedResponder?
    let purchases: PurchaseResponder?
    /// `nil` for a server that speaks no CalDAV.
    let calendar: CalDAVResponder?
    let messages: Messages
    let counters: Counters
    let probes: Probes

    func respond(to request: Request, context: Context) async throws -> Response {
        try await respond(to: request, context: context, at: nil) { _ in self }
    }

    /// - Parameters:
    ///   - door: the way the request came in, if it wasn't loopback.
    ///   - siteOf: the site of a person's data.
    func respond(
        to request: Request, context: Context, at door: Door?, siteOf: (Dwelling) -> Site
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response: Response
        do {
            response = try await answer(request, context, at: door ?? loopback, siteOf)
        } catch is BodyReader.TooSlow {
            context.hangUp()
            response = messages.page(.requestTimeout, "tooSlow", for: request).closing
        }
        // Logs the path's first part only, and nothing that a person wrote: a log must not reveal where someone is.
        let (area, took) = (Self.area(of: request.uri.path), ContinuousClock.now - start)
        counters.note(area: area, status: response.status.code, took: took)
        context.logger.debug(
            "request",
            metadata: [
                "method": "\(LogFacts.method(request.method))", "path": "\(area)", "status": "\(response.status.code)",
                "microseconds": "\(took / .microseconds(1))",
            ])
        return response
    }

    private func answer(
        _ request: Request, _ context: Context, at door: Door, _ siteOf: (Dwelling) -> Site
    ) async throws -> Response {
        if let refusal = refusalToSwitch(request, context) { return refusal }
        switch door.origin.verdict(on: request) {
        case .allowed: break
        case .redirected(let address):
            let headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
            return Response(status: .permanentRedirect, headers: headers.withSecurity)
        case .misdirected: return messages.page(.misdirectedRequest, "misdirected", for: request)
        case .foreign:
            doorkeeper.noteForeign(request, context)
            return messages.page(.forbidden, "foreign", for: request)
        }
        if let probe = await probes.answer(to: request, isHere: door.entrance == nil) { return probe }
        var context = context
        context.isSecure = door.isSecure
        let account = door.accounts == nil ? nil : AccountRoute(path: request.uri.path)
        guard let entrance = door.entrance else {
            if let account, let desk = door.accounts {
                return try await desk.respond(to: request, account, context: context, entered: dwelling, doorkeeper)
            }
            return try await content(request, context)
        }
        if let pairing = door.pairing, request.uri.path == App.pairingPath {
            return try await pairing.respond(to: request, context: context, doorkeeper)
        }
        let verdict = try entrance.verdict(on: request, context, doorkeeper)
        if let account, let desk = door.accounts {
            var entered: Dwelling?
            if case .device(_, let session, let dwelling) = verdict { (context.session, entered) = (session, dwelling) }
            return try await desk.respond(to: request, account, context: context, entered: entered, doorkeeper)
        }
        switch verdict {
        case .refused(let response): return response
        case .visitor(let dwelling): return try await siteOf(dwelling).content(request, context)
        case .device(let device, let session, let dwelling):
            var inside = context
            (inside.device, inside.session) = (device, session)
            inside.isEntered = { [doorkeeper, context] in
                if case .device? = try? entrance.verdict(on: request, context, doorkeeper) { true } else { false }
            }
            var response = try await siteOf(dwelling).content(request, inside)
            if device.isFirstToday {
                response.headers[.setCookie] = SessionCookie.field(.init(person: dwelling.person, secret: session))
            }
            return response
        }
    }

    /// The answer to a request that has come in.
    private func content(_ request: Request, _ context: Context) async throws -> Response {
        if let refusal = try await doorkeeper.refusal(of: request, context) { return refusal }
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
        if BlobAddress.isResponsible(for: path) { return try await blobs.respond(to: request, context: context) }
        if ListeningAddress.isResponsible(for: path) {
            return try await listening.respond(to: request, context: context)
        }
        if let calendar, CalDAVResponder.isResponsible(for: path) {
            return try await calendar.respond(to: request, context: context)
        }
        if path == App.changesPath { return await changes.respond(to: request, context: context) }
        if let shared, shared.isResponsible(for: request) {
            return try await shared.respond(to: request, context: context)
        }
        if path == App.syncPath { return try await sync.respond(to: request, context: context) }
        return try await pages.respond(to: request, context: context)
    }

    /// The answer to a client that wants a tunnel or another protocol on its connection (RFC 9110 §7.8, §9.3.6).
    /// Neither is supported, and nothing more is read from such a connection, so it is closed.
    private func refusalToSwitch(_ request: Request, _ context: Context) -> Response? {
        let upgrade = HTTPField.Name("upgrade").flatMap { request.headers[$0] }
        guard request.method == .connect || upgrade != nil else { return nil }
        context.hangUp()
        return (request.method == .connect ? Response.notAllowed("GET, HEAD, POST") : .plain(.notImplemented)).closing
    }

    /// The first part of a path of the product's: ids stay out of the log, and so does what somebody wrote into an
    /// address that there isn't.
    static func area(of path: String) -> String {
        guard App.knows(path: path) else { return "/…" }
        return "/" + (path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? "")
    }
}
