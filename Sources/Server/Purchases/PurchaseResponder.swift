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

    /// Whether two texts are equal, compared in a time that doesn't reveal where they differ.
    static func isSame(_ sent: String, _ key: String) -> Bool {
        let mine = SHA256.hash(Array(key.utf8))
        let theirs = SHA256.hash(Array(sent.utf8))
        var difference: UInt8 = 0
        for index in mine.indices { difference |= mine[index] ^ theirs[index] }
        return difference == 0
    }
}
