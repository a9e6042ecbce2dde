import App
import Hummingbird
import Logging
import NIOCore

/// The context of a request: its logger and its connection.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let channel: (any Channel)?
    /// The paired device that asks, and its cookie's secret; on loopback there is none.
    var device: EnteredDevice?
    var session = ""
    /// Whether the request came over TLS.
    var isSecure = false
    /// Whether the device may still come in, for answers that go on for longer than a request.
    var isEntered: @Sendable () -> Bool = { true }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    /// Who asks, where a proxy that is believed says so.
    var client: NetworkAddress?

    /// The address that the request comes from; empty without a connection.
    var peer: String { client?.text ?? channel?.remoteAddress?.ipAddress ?? "" }

    /// What is counted as one visitor: an address of version 4, and of version 6 a household's network.
    var visitor: String { NetworkAddress(peer)?.plain.visitor ?? peer }

    /// Closes the connection after an answer has had time to go out, even though the request has not fully arrived.
    func hangUp() {
        guard let channel else { return }
        channel.eventLoop.scheduleTask(in: .milliseconds(500)) { channel.close(promise: nil) }
    }

    /// Creates a context without a connection.
    init(logger: Logger) {
        coreContext = CoreRequestContextStorage(source: Offline(logger: logger))
        channel = nil
    }

    private struct Offline: RequestContextSource {
        var logger: Logger
    }
}
