import Hummingbird
import Logging

/// What stands around a request: its logger.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    /// A context without a connection.
    init(logger: Logger) {
        coreContext = CoreRequestContextStorage(source: Offline(logger: logger))
    }

    private struct Offline: RequestContextSource {
        var logger: Logger
    }
}
