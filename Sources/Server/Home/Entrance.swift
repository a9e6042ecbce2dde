import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import People
import Storage

/// Keeps the home network out until a device is paired. Everything that reaches the TLS listener passes here first;
/// what it lets in meets the same checks as on loopback.
struct Entrance: Sendable {
    let household: Household
    let handlers: HomeHandlers
    let world: World

    /// Who may go on, and to whose data.
    enum Verdict {
        /// A device that was paired or signed in, with its cookie's secret.
        case device(EnteredDevice, session: String, Dwelling)
        /// Whoever asks for the product's own files, or shows a token or link that was given out.
        case visitor(Dwelling)
        case refused(Response)
    }

    /// The decision on a request.
    func verdict(on request: Request, _ context: SiteContext, _ doorkeeper: Doorkeeper) throws -> Verdict {
        let cookie = SessionCookie.shown(by: request)
        let session = cookie?.secret ?? ""
        var asked = AppRequest(request, body: [], now: world.now(), entropy: world.entropy())
        // Only the decision is asked for, whatever the request would do.
        asked.method = "GET"
        asked.session = session
        if let shown = shown(request, session), let refusal = doorkeeper.wait(request, context, shown) {
            return .refused(refusal)
        }
        let answer: AppResponse
        do {
            let dwelling = try household.dwelling(of: cookie?.person ?? Person.owner)
            guard let dwelling else { return .refused(refusal(false, request, doorkeeper.messages)) }
            answer = try dwelling.host.handle(asked, by: handlers.entrance).response
            if let entered = EnteredDevice(answer) { return .device(entered, session: session, dwelling) }
            if answer.status == 204 { return .visitor(dwelling) }
            if cookie == nil, let other = try self.dwelling(opening: asked) { return .visitor(other) }
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .refused(.plain(.serviceUnavailable))
        }
        if let incident = answer.incident {
            doorkeeper.note(incident, request, context, shown: shown(request, session))
        }
        return .refused(refusal(answer.status == 410, request, doorkeeper.messages))
    }

    /// The data of another person that a token or link opens: it names nobody, so everybody's is asked.
    private func dwelling(opening asked: AppRequest) throws -> Dwelling? {
        guard App.secret(authorization: asked.authorization, path: asked.path) != nil else { return nil }
        return try household.members().first { dwelling in
            try dwelling.host.handle(asked, by: handlers.entrance).response.status == 204
        }
    }

    /// The secret whose guessing is counted: a token's or link's, otherwise the cookie's.
    private func shown(_ request: Request, _ session: String) -> String? {
        App.secret(authorization: request.headers[.authorization] ?? "", path: request.uri.path)
            ?? (session.isEmpty ? nil : session)
    }

    /// The answer to a device that isn't paired, or no longer: it says so and holds nothing of the person's.
    private func refusal(_ isRevoked: Bool, _ request: Request, _ messages: Messages) -> Response {
        var response =
            Messages.isProgram(request)
            ? messages.page(.unauthorized, isRevoked ? "revoked" : "notPaired", for: request)
            : messages.entrance(.unauthorized, text: isRevoked ? "revoked" : "notPaired", for: request)
        // RFC 9110 §15.5.2 asks for a scheme; a program's token is the one there is.
        response.headers[.wwwAuthenticate] = "Bearer"
        return response
    }
}
