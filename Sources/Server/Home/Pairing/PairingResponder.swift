import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import People
import Records
import Storage

/// Answers `/pair`: the form for the one-time code, and what becomes of it.
struct PairingResponder: Sendable {
    let host: LocalHost
    let handler: AppHandler
    /// The app's note that a session is over (`App.handleDeparture`).
    let departure: AppHandler
    let world: World
    let writer: WritingThread
    let reader: BodyReader

    /// A form of two short fields.
    private static let limit = 16 << 10

    func respond(to request: Request, context: SiteContext, _ doorkeeper: Doorkeeper) async throws -> Response {
        let messages = doorkeeper.messages
        switch request.method {
        case .get, .head: return messages.pairing(for: request)
        case .post: break
        default: return .notAllowed("GET, HEAD, POST")
        }
        let body: [UInt8]
        do {
            body = try await reader.read(request, upTo: Self.limit)
        } catch is NIOTooManyBytesError {
            return messages.page(.contentTooLarge, "tooLarge", for: request)
        }
        let session = SessionCookie.make(world)
        var asked = AppRequest(request, body: body, now: world.now(), entropy: world.entropy())
        asked.session = session
        let code = App.pairingCode(in: asked)
        if let refusal = doorkeeper.wait(request, context, code) { return refusal }
        let answer: AppResponse
        do {
            answer = try await writer.run { [asked] in try host.handle(asked, by: handler).response }
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return messages.refusal(of: error, for: request)
        }
        if let incident = answer.incident { doorkeeper.note(incident, request, context, shown: code) }
        if answer.status == 200 { try await endEarlier(request) }
        return self.answer(answer.status, session, request, messages)
    }

    /// Ends the session that a device has already: the new one takes its place.
    private func endEarlier(_ request: Request) async throws {
        guard let earlier = SessionCookie.shown(by: request), earlier.person == Person.owner else { return }
        let asked = AppRequest(
            method: "POST", path: App.pairingPath, session: earlier.secret, now: world.now(), entropy: world.entropy())
        _ = try await writer.run { [departure] in try host.handle(asked, by: departure).response }
    }

    private func answer(_ status: Int, _ session: String, _ request: Request, _ messages: Messages) -> Response {
        switch status {
        case 200: return paired(session, request)
        case 403: return messages.pairing(.forbidden, problem: "pair.wrong", for: request)
        case 422: return messages.pairing(.unprocessableContent, problem: "pair.nameNeeded", for: request)
        case 409: return messages.pairing(.conflict, problem: "pair.tooMany", for: request)
        default: return messages.pairing(.badRequest, problem: "pair.wrong", for: request)
        }
    }

    private func paired(_ session: String, _ request: Request) -> Response {
        var response: Response
        if Messages.isProgram(request) {
            response = .json((["paired": true] as JSON).bytes())
        } else {
            let headers: HTTPFields = [.location: "/", .cacheControl: "no-store"]
            response = Response(status: .seeOther, headers: headers.withSecurity)
        }
        response.headers[.setCookie] = SessionCookie.field(.init(person: Person.owner, secret: session))
        return response
    }
}
