import App
import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Takes care of the data while the server runs: finishes erasures that have become final, makes the backup that is
/// due, removes old operations, and retries a failed migration.
struct Caretaker: Service {
    let house: DataHouse
    let host: LocalHost
    /// The app's decision on what was erased (`App.handleErasures`).
    let erasures: AppHandler
    let world: World
    let writer: WritingThread
    let logger: Logger

    private static let interval = Duration.seconds(600)

    func run() async throws {
        // The first round comes after the first pages, not before them.
        try? await cancelWhenGracefulShutdown {
            try await Task.sleep(for: .seconds(2))
            while !Task.isCancelled {
                await look()
                try await Task.sleep(for: Self.interval)
            }
        }
    }

    func look() async {
        do {
            // Done before the backup, which must not contain what is erased for good.
            let request = AppRequest(method: "POST", path: "/me/data", now: world.now(), entropy: world.entropy())
            _ = try await writer.run { try host.handle(request, by: erasures) }
            try house.maintain(now: world.now())
        } catch {
            logger.error("upkeep failed", metadata: ["error": "\(error)"])
        }
    }
}
