import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers `POST /hooks/purchases`: a shop says what was bought, in the shape of RevenueCat's webhooks.
///
/// The shop proves itself by the value that the operator agreed with it, in `Authorization`. An event that is answered with
/// anything but 200 is sent again, so only what another try can help is answered so.
struct PurchaseResponder: Sendable {
    static let path = "/hooks/purchases"

    let host: LocalHost
    /// The app's side (`App.handlePurchase`).
    let handler: AppHandler
    /// What has to stand in `Authorization`; empty for a server that takes nothing.
    let key: String
    let world: World
    let writer: WritingThread
    let reader: BodyReader
    /// A webhook's body is a few kilobytes.
    private static let limit = 256 << 10

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        guard request.method == .post else { return .notAllowed("POST") }
        // Without a key there is no such address: a server that sells nothing says nothing of it.
        guard !key.isEmpty else { return .plain(.notFound) }
        guard Self.isSame(request.headers[.authorization] ?? "", key) else { return .plain(.unauthorized) }
        let body: [UInt8]
        do {
            body = try await reader.read(request, upTo: Self.limit)
        } catch is NIOTooManyBytesError {
            return .plain(.contentTooLarge)
        }
        let asked = AppRequest(
            method: "POST", path: Self.path, contentType: "application/json", accept: "application/json", body: body,
            now: world.now(), entropy: world.entropy())
        do {
            let answer = try await writer.run { try host.handle(asked, by: handler).response }
            context.logger.info("a purchase was told of", metadata: ["status": "\(answer.status)"])
            return .json(answer.body, status: HTTPResponse.Status(code: answer.status))
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: ["error": "\(error)"])
            return .plain(.serviceUnavailable)
        }
    }

    /// Whether two texts are the same, in a time that doesn't tell where they differ.
    static func isSame(_ sent: String, _ key: String) -> Bool {
        let mine = SHA256.hash(Array(key.utf8))
        let theirs = SHA256.hash(Array(sent.utf8))
        var difference: UInt8 = 0
        for index in mine.indices { difference |= mine[index] ^ theirs[index] }
        return difference == 0
    }
}
