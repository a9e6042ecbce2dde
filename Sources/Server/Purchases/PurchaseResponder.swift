import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers `POST /hooks/purchases`, by which a shop reports purchases in the form of RevenueCat's webhooks.
///
/// The shop authenticates itself with the value in `Authorization` that the operator agreed with it. An event answered
/// with anything but 200 is sent again, so other statuses are used only where a retry can help.
struct PurchaseResponder: Sendable {
    static let path = "/hooks/purchases"

    let host: LocalHost
    /// The app's handler of purchases (`App.handlePurchase`).
    let handler: AppHandler
    /// The required value of `Authorization`; empty for a server that accepts no purchases.
    let key: String
    let world: World
    let writer: WritingThread
    let reader: BodyReader
    /// A webhook's body is a few kilobytes.
    private static let limit = 256 << 10

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        guard request.method == .post else { return .notAllowed("POST") }
        // Without a key the address doesn't exist: a server that sells nothing doesn't reveal it.
        guard !key.isEmpty else { return .plain(.notFound) }
        guard isOwn(request.headers[.authorization] ?? "") else { return .plain(.unauthorized) }
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
            context.logger.error("the store failed", metadata: error.metadata)
            return .plain(.serviceUnavailable)
        }
    }

    /// Whether a key is the operator's. By hashes, so that not even its length is learnt.
    private func isOwn(_ sent: String) -> Bool {
        ConstantTime.equal(SHA256.hash(Array(sent.utf8)), SHA256.hash(Array(key.utf8)))
    }
}
