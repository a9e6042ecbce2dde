import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers what a person asks of something shared: a posted form, or `POST /requests`, by which a browser's worker sends
/// the forms that it has shown as waiting.
struct SharedResponder: Sendable {
    let spaces: Spaces
    let dwelling: Dwelling
    let world: World
    let messages: Messages
    let reader: BodyReader

    /// The most requests in one message, and the most bytes of one.
    private static let limit = (count: 50, bytes: 1 << 20)

    func isResponsible(for request: Request) -> Bool {
        let path = request.uri.path
        if path == App.requestsPath { return true }
        guard request.method == .post else { return false }
        if App.isSchools(path: path) { return path.hasPrefix(SchoolSpace.path) || spaces.isInSchool(dwelling) }
        return (path == "/shared" || path.hasPrefix("/shared/")) && !path.hasPrefix("/shared/refused")
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        do {
            return request.uri.path == App.requestsPath
                ? try await queue(request, context) : try await form(request, context)
        } catch is NIOTooManyBytesError {
            return messages.page(.contentTooLarge, "tooLarge", for: request)
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return messages.refusal(of: error, for: request)
        }
    }

    /// A form that somebody posts here themselves.
    private func form(_ request: Request, _ context: SiteContext) async throws -> Response {
        let body = try await reader.read(request, upTo: Self.limit.bytes)
        var asked = AppRequest(request, body: body, now: world.now(), entropy: world.entropy())
        let desk = try spaces.desk(of: dwelling, nil)
        asked.member = spaces.member(dwelling, desk, files: App.files(namedIn: asked))
        guard let address = App.space(of: asked) else {
            return notFound(request)
        }
        // A recording that somebody hands in by themselves is there first. A worker's form waits for it instead.
        if let hash = App.recording(in: asked), asked.member?.visit?.files.contains(hash) != true {
            return messages.refusal(.conflict, "recordingUnknown", for: request)
        }
        let answer = try await spaces.decide(asked, at: address, of: dwelling)
        try await look(asked)
        return Response(answer, to: request)
    }

    /// Has a recording ruled on that a form handed in, where it is here.
    private func look(_ asked: AppRequest) async throws {
        if App.recording(in: asked) != nil { try await spaces.rule(for: dwelling) }
    }

    /// An address of no list, in the form in which the app says so.
    private func notFound(_ request: Request) -> Response {
        guard Messages.isProgram(request) else { return messages.page(.notFound, "account.notFound", for: request) }
        let language = messages.preferred(request.headers[.acceptLanguage] ?? "")
        let message = messages.text("account.notFound", language: language)
        let answer: JSON = ["error": ["code": "not_found", "message": .string(message)]]
        return .json(answer.bytes(), status: .notFound)
    }

    /// The requests that a worker kept, in their order. Each has one effect, however often it comes, and the same answer.
    private func queue(_ request: Request, _ context: SiteContext) async throws -> Response {
        guard request.method == .post else { return .notAllowed("POST") }
        guard (request.headers[.contentType] ?? "").lowercased().hasPrefix("application/json") else {
            return .plain(.unsupportedMediaType)
        }
        // What waits in a browser is its person's, whoever is signed in by now. On this machine itself nobody signs in.
        let holder = request.headers[SyncResponder.personHeader]
        if holder != dwelling.person, holder != nil || !context.session.isEmpty {
            return .json((["error": "other_person"] as JSON).bytes(), status: .conflict)
        }
        let body = try await reader.read(request, upTo: Self.limit.bytes)
        guard let entries = (try? JSON(reading: body))?["requests"]?.array, entries.count <= Self.limit.count else {
            return .json((["error": "malformed"] as JSON).bytes(), status: .badRequest)
        }
        var answers: [JSON] = []
        for entry in entries { answers.append(try await answer(to: entry)) }
        return .json((["answers": .array(answers)] as JSON).bytes())
    }

    /// Decides on one request that waited, or says again what was decided.
    func answer(to entry: JSON) async throws -> JSON {
        var asked = AppRequest(
            method: "POST", path: entry["path"]?.string ?? "", contentType: entry["contentType"]?.string ?? "",
            accept: "application/json", body: Array((entry["body"]?.string ?? "").utf8), now: world.now(),
            entropy: world.entropy())
        asked.member = Member(dwelling.person)
        // Without a number nobody could say whether it came before.
        guard let address = App.space(of: asked), let number = address.number else {
            return ["accepted": false, "reason": ""]
        }
        let desk = try spaces.desk(of: dwelling, number)
        if let kept = desk["answer"], !kept.isNull { return kept }
        asked.member = spaces.member(dwelling, desk, files: App.files(namedIn: asked))
        let response = try await spaces.decide(asked, at: address, of: dwelling)
        try await look(asked)
        var answer: JSON = ["accepted": true]
        if response.status >= 400 {
            let message = (try? JSON(reading: response.body))?["error"]?["message"] ?? ""
            answer = ["accepted": false, "reason": message]
        }
        try spaces.note(answer, of: number, for: dwelling)
        return answer
    }
}
