import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// One of the addresses that the server listens on, as a service: the requests in progress are finished when it stops.
struct Listener<Responder: HTTPResponder>: Service where Responder.Context == SiteContext {
    let responder: Responder
    let server: HTTPServerBuilder
    let host: String
    let port: Int
    /// What a person is told if another program has the port.
    let taken: ServeError
    /// The number of connections at once; further ones wait until one is closed.
    let most: Int
    let logger: Logger
    let services: [any Service]
    let isReady: @Sendable () async -> Void

    func run() async throws {
        let app = Application(
            responder: responder, server: server,
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port), availableConnectionsDelegate: MaximumAvailableConnections(most)),
            services: services,
            onServerRunning: { _ in await isReady() }, logger: logger)
        do {
            try await app.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw taken
        } catch let error as IOError {
            let address = host.contains(":") ? "[\(host)]" : host
            throw ServeError.unusable(address: "\(address):\(port)", reason: String(cString: strerror(error.errnoCode)))
        }
    }
}

extension HTTPServerBuilder {
    /// The server's side of HTTP, within bounds that no well-behaved client meets.
    ///
    /// - Parameter visitors: counts the connections of each address; `nil` where a proxy asks for everybody.
    static func bounded(_ limits: ServerLimits, _ visitors: VisitorCount? = nil) -> HTTPServerBuilder {
        .http1(
            configuration: .init(
                additionalChannelHandlers: (visitors.map { [VisitorLimit($0)] } ?? []) + [HeadDeadline(limits.head)],
                idleTimeout: TimeAmount(limits.idle),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: limits.heads.fieldBytes, maxHeaderListSize: limits.heads.listBytes,
                    maxHeaderFieldCount: limits.heads.fields)))
    }
}
