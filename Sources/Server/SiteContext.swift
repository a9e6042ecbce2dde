import Hummingbird
import Logging
import NIOCore

/// What stands around a request: its logger and its connection.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let channel: (any Channel)?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    /// The address that the connection comes from; empty without one.
    var peer: String { channel?.remoteAddress?.ipAddress ?? "" }

    /// Closes the connection once an answer had time to go out, though the request has not come in whole.
    func hangUp() {
        guard let channel else { return }
        channel.eventLoop.scheduleTask(in: .milliseconds(500)) { channel.close(promise: nil) }
    }

    /// A context without a connection.
    init(logger: Logger) {
        coreContext = CoreRequestContextStorage(source: Offline(logger: logger))
        channel = nil
    }

    private struct Offline: RequestContextSource {
        var logger: Logger
    }
}
