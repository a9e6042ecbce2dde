import App
import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Looks after the data while the server runs: what was erased and is final by now, the backup that is due, old
/// operations, a migration that failed.
struct Caretaker: Service {
    let house: DataHouse
    let host: LocalHost
    /// The app's word on what was erased (`App.handleErasures`).
    let erasures: AppHandler
    let world: World
    let writer: WritingThread
    let logger: Logger

    private static let interval = Duration.seconds(600)

    func run() async throws {
        // The first look comes after the first pages, not before them.
        try? await cancelWhenGracefulShutdown {
            try await Task.sleep(for: .seconds(2))
            while !Task.isCancelled {
                await look()
                try await Task.sleep(for: Self.interval)
            }
        }
    }

    private func look() async {
        do {
            // Before the backup: one that is made now must not hold what is final.
            let request = AppRequest(method: "POST", path: "/me/data", now: world.now(), entropy: world.entropy())
            _ = try await writer.run { try host.handle(request, by: erasures) }
            try house.maintain(now: world.now())
        } catch {
            logger.error("upkeep failed", metadata: ["error": "\(error)"])
        }
    }
}
