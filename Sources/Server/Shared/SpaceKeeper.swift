import App
import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Takes care of what several people share: the members' copies after a start, and backups.
struct SpaceKeeper: Service {
    let spaces: Spaces
    let erasures: AppHandler
    let blobs: BlobLimits
    let command: BackupCommand?
    let isFailing: Flag
    let world: World
    let logger: Logger

    /// How often it is looked whether some member's copy is missing, and after how many of those looks there is a round.
    private static let interval = Duration.seconds(20)
    private static let looks = 30

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            try await Task.sleep(for: .seconds(1))
            while !Task.isCancelled {
                await round()
                for _ in 0..<Self.looks {
                    try await Task.sleep(for: Self.interval)
                    await spaces.repair()
                }
            }
        }
    }

    /// Looks after every space once.
    func round() async {
        await spaces.repairAll()
        do {
            try await spaces.rule(for: nil, givesUp: true)
            for space in try spaces.all() {
                await Caretaker(
                    house: space.house, host: space.host, erasures: erasures, world: world, writer: space.writer,
                    blobs: blobs, command: command, isFailing: isFailing, logger: logger
                ).look()
            }
        } catch {
            logger.error("upkeep of a shared list failed", metadata: ["error": "\(error)"])
        }
    }
}
