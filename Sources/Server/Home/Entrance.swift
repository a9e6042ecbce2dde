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
        let token = App.secret(authorization: asked.authorization, path: asked.path)
        if let token, let refusal = doorkeeper.wait(request, context, token) { return .refused(refusal) }
        let answer: AppResponse
        do {
            var dwelling = try household.dwelling(of: Person.owner)
            // A cookie of nobody's, or of a closed account, counts as none: the way in is open to whoever shows it.
            if let cookie, let own = try household.dwelling(of: cookie.person) {
                dwelling = own
                asked.session = session
            }
            guard let dwelling else { return .refused(.plain(.serviceUnavailable)) }
            answer = try dwelling.host.handle(asked, by: handlers.entrance).response
            if let entered = EnteredDevice(answer) { return .device(entered, session: session, dwelling) }
            if answer.status == 204 { return .visitor(dwelling) }
            if asked.session.isEmpty, let other = try self.dwelling(opening: asked) { return .visitor(other) }
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .refused(.plain(.serviceUnavailable))
        } catch let error as PeopleError {
            context.logger.error("the accounts can't be read", metadata: ["error": "\(error)"])
            return .refused(.plain(.serviceUnavailable))
        }
        // Guessing sessions makes an address wait, but nobody there who has one.
        let shown = token ?? (session.isEmpty ? nil : session)
        if let shown, let refusal = doorkeeper.wait(request, context, shown) { return .refused(refusal) }
        let incident = answer.incident ?? (asked.session.isEmpty && !session.isEmpty ? .unknownDevice : nil)
        if let incident { doorkeeper.note(incident, request, context, shown: shown) }
        var refused = refusal(answer.status == 410, request, doorkeeper.messages)
        if answer.status == 410, answer.body == EnteredDevice.forgetting { refused.headers[.clearSiteData] = Self.all }
        return .refused(refused)
    }

    /// What a device that is to forget removes: what the browser cached, its databases and workers, and its cookies.
    private static let all = "\"cache\", \"storage\", \"cookies\""

    /// The data of another person that a token or link opens. It says whose it is, so that one that opens nothing makes
    /// nobody's but this person's be asked.
    private func dwelling(opening asked: AppRequest) throws -> Dwelling? {
        guard let secret = App.secret(authorization: asked.authorization, path: asked.path),
            let person = App.person(ofSecret: secret), let dwelling = try household.dwelling(of: person),
            try dwelling.host.handle(asked, by: handlers.entrance).response.status == 204
        else { return nil }
        return dwelling
    }

    /// The answer to a device that isn't paired, or no longer: it says so and holds nothing of the person's.
    private func refusal(_ isRevoked: Bool, _ request: Request, _ messages: Messages) -> Response {
        var response =
            Messages.isProgram(request)
            ? messages.page(.unauthorized, isRevoked ? "revoked" : "notPaired", for: request)
            : messages.entrance(.unauthorized, text: isRevoked ? "revoked" : "notPaired", for: request)
        // RFC 9110 §15.5.2 asks for a scheme; a program's token is the one there is.
        response.headers[.wwwAuthenticate] =
            CalDAVResponder.isResponsible(for: request.uri.path) ? CalDAVResponder.challenge : "Bearer"
        return response
    }
}
