import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Looks after the data while the server runs: the backup that is due, old operations, a migration that failed.
struct Caretaker: Service {
    let house: DataHouse
    let world: World
    let logger: Logger

    private static let interval = Duration.seconds(600)

    func run() async throws {
        // The first look comes after the first pages, not before them.
        try? await cancelWhenGracefulShutdown {
            try await Task.sleep(for: .seconds(2))
            while !Task.isCancelled {
                do throws(StoreError) {
                    try house.maintain(now: world.now())
                } catch {
                    logger.error("upkeep failed", metadata: ["error": "\(error)"])
                }
                try await Task.sleep(for: Self.interval)
            }
        }
    }
}
