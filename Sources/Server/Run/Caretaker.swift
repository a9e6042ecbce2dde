import App
import Hummingbird
import Logging
import ServiceLifecycle
import Storage

/// Takes care of the data while the server runs: finishes erasures that have become final, makes the backup that is
/// due, removes old operations and the blobs that nobody refers to any longer, and retries a failed migration.
struct Caretaker: Service {
    let house: DataHouse
    let host: LocalHost
    /// The app's decision on what was erased (`App.handleErasures`).
    let erasures: AppHandler
    let world: World
    let writer: WritingThread
    /// How long blobs stay that nothing refers to.
    let blobs: BlobLimits
    /// What takes each good backup to another place.
    let command: BackupCommand?
    /// Whether the last upkeep failed.
    let isFailing: Flag
    let logger: Logger
    /// Rules on what came in while nobody looked, and gives up what never came.
    var clerk: CourseClerk?

    private static let interval = Duration.seconds(600)

    func run() async throws {
        // The first round comes after the first pages, not before them.
        await rounds(every: Self.interval, after: .seconds(2)) { await look() }
    }

    func look() async {
        do {
            // Done before the backup, which must not contain what is erased for good.
            let request = AppRequest(method: "POST", path: "/me/data", now: world.now(), entropy: world.entropy())
            _ = try await writer.run { try host.handle(request, by: erasures) }
            if let clerk { _ = try await writer.run { try clerk.look(givesUp: true) } }
            // On a thread that may wait for the disk.
            let report = try await writer.run { [house, world] in try house.maintain(now: world.now()) }
            try await writer.run { [house, world, blobs] in
                _ = try house.blobs.sweep(at: world.now(), blobs, inUse: house.store)
            }
            isFailing.isRaised = false
            if let report { settle(report) }
        } catch {
            isFailing.isRaised = true
            logger.error("upkeep failed", metadata: ["error": "\(error)"])
        }
    }

    /// Says what became of a new backup, and has a good one copied.
    private func settle(_ report: BackupReport) {
        if let fault = report.fault {
            return logger.error("a backup can't be relied on", metadata: ["reason": "\(fault.rawValue)"])
        }
        guard let command else { return }
        // Nobody waits for the operator's command, so that a stop doesn't either.
        Task.detached { [house, logger] in
            do {
                let copy = try await WritingThread(label: "wird.copying").run {
                    try command.take(report, house.backups).copy
                }
                guard copy != .made else { return logger.info("a backup was copied") }
                logger.error("a backup was not copied", metadata: ["reason": "\(copy?.rawValue ?? "")"])
            } catch {
                logger.error("what became of a backup's copy can't be kept", metadata: ["error": "\(error)"])
            }
        }
    }
}
