import Almanac
import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers `POST /sync`, by which the browser's worker and this server exchange changes.
struct SyncResponder: Sendable {
    let host: LocalHost
    /// Whose data it is.
    let person: String
    /// The app's decision on whether a device's own records are accepted (`App.handleSync`); if `nil`, they are.
    let gate: AppHandler?
    let world: World
    let writer: WritingThread
    let reader: BodyReader
    let counters: Counters
    /// Rules on recordings that are handed in by a sync.
    var clerk: CourseClerk?

    /// Whose data a browser holds, and whose this is.
    static let personHeader = HTTPField.Name("wird-person")!
    /// What a browser says whose records are nobody's yet.
    private static let nobody = "nobody"

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let response = try await answer(request, context)
        counters.noteSync(isTaken: response.status == .ok)
        return response
    }

    private func answer(_ request: Request, _ context: SiteContext) async throws -> Response {
        guard request.method == .post else { return .notAllowed("POST") }
        // A form on a foreign page can't send this type without a preflight (Fetch, CORS-safelisted request headers).
        guard (request.headers[.contentType] ?? "").lowercased().hasPrefix("application/json") else {
            return .plain(.unsupportedMediaType)
        }
        if let refusal = try refusalOfOwner(request, context) { return refusal }
        let body: [UInt8]
        do {
            body = try await reader.read(request, upTo: SyncProtocol.limits.size)
        } catch is NIOTooManyBytesError {
            return .plain(.contentTooLarge)
        }
        let message: SyncRequest
        do throws(SyncError) {
            message = try SyncRequest(reading: body)
        } catch {
            return refusal(error)
        }
        report(message, to: context.logger)
        let now = world.now().milliseconds
        do {
            if let refusal = try await closed(to: message) { return refusal }
            let withheld = context.device?.withheld ?? []
            var response = Response.json(
                try await writer.run { try exchange(message, now: now, without: withheld) }.bytes())
            response.headers[Self.personHeader] = person
            return response
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .plain(.serviceUnavailable)
        }
    }

    /// Stores what came and answers what the device lacks, with the verdicts on what it handed in: sending the same again
    /// has no further effect.
    private func exchange(_ message: SyncRequest, now: Int64, without withheld: [Scope]) throws -> SyncReply {
        let reply = try host.sync(message, now: now, without: withheld)
        guard let clerk, message.records.contains(where: { App.isCourse($0.key) }), try clerk.look() else {
            return reply
        }
        return try host.sync(message, now: now, without: withheld)
    }

    /// The answer to a browser that holds somebody else's records, or doesn't say whose: two people's must not run
    /// together. `nil` if it holds this person's. On this machine itself nobody signs in, and a browser need not say.
    private func refusalOfOwner(_ request: Request, _ context: SiteContext) throws -> Response? {
        if let holder = request.headers[Self.personHeader], holder != Self.nobody {
            guard holder != person else { return nil }
            return .json((["error": "other_person"] as JSON).bytes(), status: .conflict)
        }
        guard !context.session.isEmpty else { return nil }
        // Whoever has written nothing here yet has nothing that a guest's records could be mixed up with.
        let answer: JSON = [
            "error": "no_person", "person": .string(person), "empty": .bool(try host.isUnwritten()),
        ]
        return .json(answer.bytes(), status: .conflict)
    }

    /// The answer to a device whose own records are not accepted: nothing in the message takes effect, and the device
    /// sends it again without them. `nil` if all of it is accepted.
    private func closed(to message: SyncRequest) async throws -> Response? {
        guard let gate, message.records.contains(where: { !App.isAccount($0.key) }) else { return nil }
        let asked = AppRequest(
            method: "POST", path: App.syncPath, accept: "application/json", now: world.now(), entropy: world.entropy())
        let answer = try await writer.run { try host.handle(asked, by: gate).response }
        guard answer.status == 402 else { return nil }
        return .json(answer.body, status: HTTPResponse.Status(code: answer.status))
    }

    /// Logs received records that can't be read: the sender is told too, but nobody may be looking there.
    private func report(_ message: SyncRequest, to logger: Logger) {
        for record in message.unreadable {
            logger.warning(
                "a record that came in can't be read",
                metadata: record.key.metadata.merging(["error": "\(record.error.rawValue)"]) { $1 })
        }
        if message.nameless > 0 {
            logger.warning("records without a key came in", metadata: ["count": "\(message.nameless)"])
        }
    }

    private func refusal(_ error: SyncError) -> Response {
        switch error {
        case .otherProtocol: return .json(SyncReply.protocolRefusal, status: .conflict)
        case .tooManyRecords, .tooManyScopes: return .plain(.contentTooLarge)
        case .notJSON: return .json((["error": "not_json"] as JSON).bytes(), status: .badRequest)
        case .malformed(let member):
            return .json((["error": "malformed", "member": .string(member)] as JSON).bytes(), status: .badRequest)
        }
    }
}
