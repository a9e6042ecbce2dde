import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Storage

/// Holds a program to the access token that it shows, also where the app itself isn't asked, makes who guesses wait, and tells
/// the log of what was refused. It logs neither a token nor a code.
struct Doorkeeper: Sendable {
    let host: LocalHost
    /// The app's word on how far a token reaches (`App.handleAccess`).
    let access: AppHandler
    let world: World
    let writer: WritingThread
    let messages: Messages
    let guesses: GuessBudget
    let incidents: IncidentLog

    /// The answer to a request that may not go on; `nil` where nothing stands against it.
    func refusal(of request: Request, _ context: SiteContext) async throws -> Response? {
        guard let secret = secret(of: request) else { return nil }
        if let wait = guesses.wait(guesser(request, context), secret, at: world.now()) {
            var response = messages.page(.tooManyRequests, "guessed", ["seconds": "\(wait)"], for: request)
            response.headers[.retryAfter] = "\(wait)"
            return response
        }
        let asked = AppRequest(request, body: [], now: world.now(), entropy: world.entropy())
        let answer: AppResponse
        do {
            // A GET waits for nobody; anything else has its turn among what is written.
            answer =
                request.method == .get
                ? try host.handle(asked, by: access).response
                : try await writer.run { try host.handle(asked, by: access).response }
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: ["error": "\(error)"])
            return .plain(.serviceUnavailable)
        }
        guard answer.status != 204 else { return nil }
        if let incident = answer.incident { note(incident, request, context) }
        return Response(answer, to: request)
    }

    /// Tells the log of what came to pass with a request, and counts a wrong token.
    func note(_ incident: Incident, _ request: Request, _ context: SiteContext) {
        // What a page of another site shows fills a minute of its own in the log.
        let kind = request.isOfForeignPage ? "foreign_" : ""
        incidents.note(kind + incident.rawValue, facts(request, context), at: world.now(), in: context.logger)
        guard incident == .unknownToken, let secret = secret(of: request) else { return }
        if guesses.note(guesser(request, context), secret, at: world.now()) {
            incidents.note(kind + "tokens_guessed", facts(request, context), at: world.now(), in: context.logger)
        }
    }

    /// Tells the log that a foreign page has sent something.
    func noteForeign(_ request: Request, _ context: SiteContext) {
        var facts = facts(request, context)
        let origin = (request.headers[.origin] ?? "").unicodeScalars.filter { (0x21...0x7E).contains($0.value) }
        facts["origin"] = "\(String(String.UnicodeScalarView(origin.prefix(100))))"
        incidents.note("foreign_origin", facts, at: world.now(), in: context.logger)
    }

    /// Whose guesses a request is counted with. A page of another site can load pictures from any address here: its wrong
    /// links must not make the programs of this machine wait.
    private func guesser(_ request: Request, _ context: SiteContext) -> String {
        request.isOfForeignPage ? context.peer + "/foreign" : context.peer
    }

    private func facts(_ request: Request, _ context: SiteContext) -> Logger.Metadata {
        ["method": "\(request.method)", "path": "\(Site.area(of: request.uri.path))", "peer": "\(context.peer)"]
    }

    private func secret(of request: Request) -> String? {
        App.secret(authorization: request.headers[.authorization] ?? "", path: request.uri.path)
    }
}
