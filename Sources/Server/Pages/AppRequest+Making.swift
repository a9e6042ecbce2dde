import Almanac
import App
import HTTPTypes
import HummingbirdCore
import Storage

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
