import Almanac
import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Takes and sends a person's files (`/blobs`): recordings and photos, by their hashes.
///
/// Uploads speak tus 1.0.0 with the extensions Creation, Expiration and Termination. Beyond it, a sender declares the
/// file's SHA-256 and type when it begins, and the answer to the last part is a receipt (``receipt(_:)``).
struct BlobResponder: Sendable {
    let store: BlobStore
    /// Whose files these are.
    let person: String
    let limits: BlobLimits
    /// The app's decision on whether a device's own records are accepted (`App.handleSync`); if `nil`, they are.
    let gate: AppHandler?
    let grant: BlobGrant
    let host: LocalHost
    let world: World
    let writer: WritingThread
    let reader: BodyReader
    let messages: Messages
    /// Told once a file is stored.
    var clerk: CourseClerk?
    /// Told once a file is stored that may be a recording handed in at the server's school.
    var arrived: @Sendable () async throws -> Void = {}
    /// Files are written on a thread of their own, so that no form waits for a recording.
    let filing = WritingThread(label: "wird.blobs")

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        do {
            var response = try await answer(request, context)
            response.headers[.tusResumable] = Self.version
            response.headers[SyncResponder.personHeader] = person
            return response
        } catch let error as BlobError {
            return refusal(error, request, context)
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .plain(.serviceUnavailable)
        }
    }

    private func answer(_ request: Request, _ context: SiteContext) async throws -> Response {
        guard let address = BlobAddress(path: request.uri.path) else { return .plain(.notFound) }
        switch (address, request.method) {
        case (.all, .options): return options()
        case (.all, .get): return try await list(request)
        case (.all, .head): return try await list(request).withoutBody
        case (.all, .post):
            if let refusal = try await refusalToWrite(request, context) { return refusal }
            return try await begin(request, context)
        case (.upload(let id), .head): return try await status(id)
        case (.upload(let id), .patch):
            if let refusal = try await refusalToWrite(request, context) { return refusal }
            return try await take(request, id, context)
        case (.upload(let id), .delete):
            if let refusal = try await refusalToWrite(request, context) { return refusal }
            return try await filing.run { [store] in try store.abandon(id) } ? .blobs(.noContent) : .plain(.notFound)
        case (.blob(let hash), .get), (.blob(let hash), .head): return try await send(hash, request, context)
        case (.all, _): return .notAllowed("GET, HEAD, OPTIONS, POST")
        case (.upload, _): return .notAllowed("HEAD, PATCH, DELETE")
        case (.blob, _): return .notAllowed("GET, HEAD")
        }
    }

    /// What the protocol's clients ask first.
    private func options() -> Response {
        var response = Response.blobs(.noContent)
        response.headers[.tusVersion] = Self.version
        response.headers[.tusExtension] = "creation,expiration,termination"
        response.headers[.tusMaxSize] = "\(max(limits.blob, limits.film))"
        return response
    }

    /// The answer to a sender that speaks otherwise, that holds somebody else's files, or whose trial is over.
    private func refusalToWrite(_ request: Request, _ context: SiteContext) async throws -> Response? {
        guard request.headers[.tusResumable] == Self.version else {
            var response = messages.page(.preconditionFailed, "blob.protocol", for: request)
            response.headers[.tusVersion] = Self.version
            return response
        }
        if let error = Self.mismatch(request.headers[SyncResponder.personHeader], person, context) {
            return .json((["error": .string(error)] as JSON).bytes(), status: .conflict)
        }
        guard let gate else { return nil }
        let asked = AppRequest(
            method: "POST", path: App.syncPath, accept: "application/json", now: world.now(), entropy: world.entropy())
        let answer = try await writer.run { [host] in try host.handle(asked, by: gate).response }
        return answer.status == 402 ? .json(answer.body, status: .init(code: answer.status)) : nil
    }

    /// What is wrong with whose files a sender says that it has; `nil` if they are this person's. What one person left
    /// waiting in a browser must not become the next one's, so one that comes in with a session has to say it.
    private static func mismatch(_ holder: String?, _ person: String, _ context: SiteContext) -> String? {
        guard let holder else { return context.session.isEmpty ? nil : "no_person" }
        return holder == person ? nil : "other_person"
    }

    /// What is stored and under way, for the person's own programs on a device.
    private func list(_ request: Request) async throws -> Response {
        let (blobs, uploads) = try await filing.run { [store] in (try store.blobs(), try store.uploads()) }
        let stored: [JSON] = blobs.map { blob in
            [
                "hash": .string(blob.hash.text), "bytes": .int(Int64(blob.bytes)), "type": .string(blob.type.rawValue),
                "received": .int(blob.received.milliseconds),
            ]
        }
        let waiting: [JSON] = uploads.map { upload in
            [
                "hash": .string(upload.declared.hash.text), "bytes": .int(Int64(upload.declared.bytes)),
                "type": .string(upload.declared.type.rawValue), "offset": .int(Int64(upload.offset)),
            ]
        }
        let answer: JSON = [
            "owner": .string(person), "blobs": .array(stored), "uploads": .array(waiting),
            "bytes": .int(Int64(blobs.reduce(0) { $0 + $1.bytes })), "limit": .int(Int64(limits.person)),
        ]
        return .json(answer.bytes())
    }

    /// The version of the protocol.
    static let version = "1.0.0"
}
