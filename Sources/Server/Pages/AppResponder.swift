import Almanac
import App
import Dispatch
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import People
import Records
import Storage

/// Answers pages, forms and the JSON interface by passing requests to the app and its answers back.
struct AppResponder: Sendable {
    let host: LocalHost
    /// Whose data it is; empty for the owner's.
    let person: String
    let world: World
    let writer: WritingThread
    let recorder: Recorder?
    let messages: Messages
    let reader: BodyReader
    let doorkeeper: Doorkeeper
    /// How often one person's alerts by push may be changed and tried: a trial makes this server ask a service elsewhere.
    let pushTurns: Turns
    /// Answers when the person asks the assistant; `nil` for a server that has none.
    var advisor: Advisor?
    /// Rules on recordings that are handed in; `nil` for a server that takes none.
    var clerk: CourseClerk?
    /// How the server stands, for the page about it.
    let standing: @Sendable () async -> Standing
    /// Reads large bodies on a thread of its own, so that other requests get their turn meanwhile.
    private let importer = WritingThread(label: "wird.importing")

    init(
        host: LocalHost, person: String = "", world: World, writer: WritingThread, recorder: Recorder?,
        messages: Messages,
        reader: BodyReader, doorkeeper: Doorkeeper, pushTurns: Turns, advisor: Advisor? = nil,
        clerk: CourseClerk? = nil,
        standing: @escaping @Sendable () async -> Standing
    ) {
        self.standing = standing
        self.host = host
        self.person = person
        self.world = world
        self.writer = writer
        self.recorder = recorder
        self.messages = messages
        self.reader = reader
        self.doorkeeper = doorkeeper
        self.pushTurns = pushTurns
        self.advisor = advisor
        self.clerk = clerk
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        var body: [UInt8]
        do {
            body = try await reader.read(request, upTo: BodyLimits.limit(path: request.uri.path))
        } catch is NIOTooManyBytesError {
            return messages.refusal(.contentTooLarge, "tooLarge", for: request)
        }
        // What a client sends with a GET was not read.
        if request.uri.path == App.machinePath, request.method == .get || request.method == .head {
            body = await standing().json.bytes()
        }
        if let wait = pushWait(request) {
            var response = messages.refusal(.tooManyRequests, "pushedTooOften", ["seconds": "\(wait)"], for: request)
            response.headers[.retryAfter] = "\(wait)"
            return response
        }
        var appRequest = AppRequest(
            request, body: body, now: world.now(), entropy: world.entropy(), session: context.session)
        appRequest.person = person
        if App.isAmongPeople(path: request.uri.path) {
            appRequest.member = Member(person.isEmpty ? Person.owner : person)
        }
        do {
            if let clerk, CourseClerk.concerns(appRequest) {
                let asked = appRequest
                guard try await writer.run({ clerk.mayTake(asked) }) else {
                    return messages.refusal(.conflict, "recordingUnknown", for: request)
                }
            }
            let answer = try await answer(appRequest)
            if let incident = answer.incident { doorkeeper.note(incident, request, context) }
            return Response(answer, to: request)
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return messages.refusal(of: error, for: request, isHere: !context.isSecure)
        }
    }

    /// The seconds that a form about alerts by push has to wait; `nil` for every other request, and where there is a turn.
    private func pushWait(_ request: Request) -> Int64? {
        guard request.method == .post, App.leadsToPush(path: request.uri.path) else { return nil }
        return pushTurns.take(person, at: world.now())
    }

    private func answer(_ request: AppRequest) async throws -> AppResponse {
        if request.method == "POST", request.path.hasPrefix(Advisor.area), let advisor {
            let response = try await advisor.answer(request)
            recorder?.record(request)
            return response
        }
        guard request.method != "GET", request.method != "HEAD" else { return try handle(request) }
        let thread = request.body.count > LocalHost.largeBody ? importer : writer
        return try await thread.run { try handle(request) }
    }

    private func handle(_ request: AppRequest) throws -> AppResponse {
        let response = try host.respond(to: request)
        if let clerk, CourseClerk.concerns(request) { try clerk.look() }
        recorder?.record(request)
        return response
    }
}

extension AppRequest {
    /// Creates the app's view of a request received over the network.
    ///
    /// - Parameter session: a paired device's secret, which the host has checked. No cookie counts by itself.
    init(_ request: Request, body: [UInt8], now: Instant, entropy: Entropy, session: String = "") {
        let type = (request.headers[.contentType] ?? "").lowercased()
        self.init(
            method: request.method.rawValue, path: request.uri.path, query: request.uri.query ?? "",
            contentType: String(type.prefix { $0 != ";" }.filter { $0 != " " }),
            accept: request.headers[.accept] ?? "", ifNoneMatch: request.headers[.ifNoneMatch] ?? "",
            authorization: request.headers[.authorization] ?? "", session: session, body: body, now: now,
            entropy: entropy)
    }
}

/// A thread for writing requests: they wait for the disk, which must not block the shared threads.
struct WritingThread: Sendable {
    private let queue: DispatchQueue

    init(label: String = "wird.writing") {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func run<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
