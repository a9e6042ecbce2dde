import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Storage

/// Checks the access tokens that programs show, including for addresses the host answers itself, makes clients that
/// guess wait, and logs what was refused. It logs neither tokens nor codes.
struct Doorkeeper: Sendable {
    let host: LocalHost
    /// The app's decision on how far a token reaches (`App.handleAccess`).
    let access: AppHandler
    let world: World
    let writer: WritingThread
    let messages: Messages
    let guesses: GuessBudget
    let incidents: IncidentLog

    /// The refusal of a request, or `nil` if it may proceed.
    func refusal(of request: Request, _ context: SiteContext) async throws -> Response? {
        guard let secret = secret(of: request) else { return nil }
        if let refusal = wait(request, context, secret) { return refusal }
        let asked = AppRequest(request, body: [], now: world.now(), entropy: world.entropy())
        let answer: AppResponse
        do {
            // A GET doesn't wait; everything else takes its turn on the writing thread.
            answer =
                request.method == .get
                ? try host.handle(asked, by: access).response
                : try await writer.run { try host.handle(asked, by: access).response }
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .plain(.serviceUnavailable)
        }
        guard answer.status != 204 else { return nil }
        if let incident = answer.incident { note(incident, request, context) }
        return Response(answer, to: request)
    }

    /// The answer to a client that has to wait before it may show a secret, or `nil` if it need not.
    func wait(_ request: Request, _ context: SiteContext, _ secret: String) -> Response? {
        guard let wait = guesses.wait(guesser(request, context), secret, at: world.now()) else { return nil }
        var response = messages.page(.tooManyRequests, "guessed", ["seconds": "\(wait)"], for: request)
        response.headers[.retryAfter] = "\(wait)"
        return response
    }

    /// Logs an incident with a request, and counts a wrong secret.
    ///
    /// - Parameter shown: the secret that was wrong; by default the token or link of the request.
    func note(_ incident: Incident, _ request: Request, _ context: SiteContext, shown: String? = nil) {
        // Incidents caused by pages of other sites have a budget of their own in the log.
        let kind = request.isOfForeignPage ? "foreign_" : ""
        incidents.note(kind + incident.rawValue, facts(request, context), at: world.now(), in: context.logger)
        guard incident.isGuess, let secret = shown ?? secret(of: request) else { return }
        if guesses.note(guesser(request, context), secret, at: world.now()) {
            incidents.note(kind + "tokens_guessed", facts(request, context), at: world.now(), in: context.logger)
        }
    }

    /// Logs that a foreign page has sent something.
    func noteForeign(_ request: Request, _ context: SiteContext) {
        var facts = facts(request, context)
        let origin = (request.headers[.origin] ?? "").unicodeScalars.filter { (0x21...0x7E).contains($0.value) }
        facts["origin"] = "\(String(String.UnicodeScalarView(origin.prefix(100))))"
        incidents.note("foreign_origin", facts, at: world.now(), in: context.logger)
    }

    /// The client that a request's guesses are counted for. A page of another site can load pictures from any address
    /// here, and its wrong links must not make the programs on this machine wait.
    private func guesser(_ request: Request, _ context: SiteContext) -> String {
        request.isOfForeignPage ? context.visitor + "/foreign" : context.visitor
    }

    private func facts(_ request: Request, _ context: SiteContext) -> Logger.Metadata {
        let network = NetworkAddress(context.peer)?.plain.surroundings ?? ""
        return [
            "method": "\(LogFacts.method(request.method))", "path": "\(Site.area(of: request.uri.path))",
            "peer": "\(network)",
        ]
    }

    private func secret(of request: Request) -> String? {
        App.secret(authorization: request.headers[.authorization] ?? "", path: request.uri.path)
    }
}

extension Incident {
    /// Whether a secret was shown that opens nothing.
    fileprivate var isGuess: Bool {
        switch self {
        case .unknownToken, .unknownDevice, .wrongPairingCode: true
        case .shortToken, .wrongCode: false
        }
    }
}
