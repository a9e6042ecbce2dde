import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Checks every few seconds whether a file of the configuration has changed, and makes the running server use it.
struct ConfigKeeper: Service {
    let source: BundleSource
    let site: LiveSite
    let logger: Logger

    private static let interval = Duration.seconds(2)

    func run() async throws {
        await rounds(every: Self.interval, after: Self.interval) { look() }
    }

    private func look() {
        guard let built = source.look() else { return }
        for problem in built.problems {
            logger.warning(
                "a configuration file can't be used; its last good values hold",
                metadata: ["file": "\(problem.file)", "key": "\(problem.key)", "reason": "\(problem.reason)"])
        }
        do {
            try source.use(built.bundle)
            site.use(built.bundle)
            logger.notice("the configuration has changed", metadata: ["build": "\(built.bundle.build)"])
        } catch {
            logger.error("the configuration can't be used", metadata: ["error": "\(error)"])
        }
    }
}

/// The source of new bundles for a running server when a file of the configuration changes.
public struct BundleSource: Sendable {
    /// Builds the bundle anew and reports what is wrong in an operator's files; returns `nil` if nothing has changed.
    public var look: @Sendable () -> BundleBuilder.Built?
    /// Makes the running app use a bundle; throws if no app can be made from it.
    public var use: @Sendable (BuiltBundle) throws -> Void

    public init(
        look: @escaping @Sendable () -> BundleBuilder.Built?, use: @escaping @Sendable (BuiltBundle) throws -> Void
    ) {
        self.look = look
        self.use = use
    }
}
