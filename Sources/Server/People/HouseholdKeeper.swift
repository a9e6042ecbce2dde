import Almanac
import App
import Hummingbird
import Logging
import People
import ServiceLifecycle
import Storage
import Synchronization

/// Takes care of everybody's data but the owner's, which has a keeper of its own: backups, erasures, the optional
/// source, and the end of closed accounts.
final class HouseholdKeeper: Service {
    let household: Household
    let erasures: AppHandler
    let source: AppHandler?
    let remove: @Sendable (String) throws -> Void
    /// How long blobs stay that nothing refers to.
    let blobs: BlobLimits
    /// What takes each good backup to another place.
    let command: BackupCommand?
    let isFailing: Flag
    let config: PeopleConfig
    let world: World
    let logger: Logger
    /// What people share, which somebody whose account is over leaves.
    private let spaces: Spaces?
    private let looked = Mutex<[String: Instant]>([:])

    init(
        household: Household, erasures: @escaping AppHandler, source: AppHandler?,
        remove: @escaping @Sendable (String) throws -> Void, blobs: BlobLimits, command: BackupCommand?,
        isFailing: Flag, config: PeopleConfig, world: World, logger: Logger, spaces: Spaces? = nil
    ) {
        self.household = household
        self.erasures = erasures
        self.source = source
        self.remove = remove
        self.blobs = blobs
        self.command = command
        self.isFailing = isFailing
        self.config = config
        self.world = world
        self.logger = logger
        self.spaces = spaces
    }

    private static let interval = Duration.seconds(600)
    /// How often data is looked after that nobody has open: only time changes what is due there.
    private static let seldom = TimeSpan.hours(1)

    func run() async throws {
        await rounds(every: Self.interval, after: .seconds(5)) { [self] in await round() }
    }

    /// Looks after everybody once.
    func round() async {
        do {
            for person in try household.people.everybody() where person.id != Person.owner {
                await look(after: person)
            }
        } catch {
            logger.error("the accounts can't be read", metadata: ["error": "\(error)"])
        }
        backUpAccounts()
    }

    /// Backs the accounts up where they have changed, and has the backup copied.
    private func backUpAccounts() {
        do {
            guard let file = try household.people.backUp(), let command else { return }
            // Nobody waits for the operator's command.
            Task.detached { [logger] in
                let copy = try await WritingThread(label: "wird.copying").run { command.run(file) }
                guard copy != .made else { return logger.info("a backup was copied") }
                logger.error("a backup was not copied", metadata: ["reason": "\(copy.rawValue)"])
            }
        } catch {
            logger.error("the accounts can't be backed up", metadata: ["error": "\(error)"])
        }
    }

    private func look(after person: Person) async {
        do {
            if person.closed != nil {
                let keeping = TimeSpan.hours(config.graceDays * 24)
                guard try household.people.beginRemoving(person.id, at: world.now(), keeping: keeping) else { return }
                try await spaces?.depart(person.id)
                household.leave(person.id)
                try remove(person.id)
                try household.people.remove(person.id)
                try household.people.backUp(alone: true)
                looked.withLock { looked in looked[person.id] = nil }
                return
            }
            guard isTime(for: person.id), let dwelling = try household.visit(person.id) else { return }
            let writer = dwelling.writer
            await Caretaker(
                house: dwelling.house, host: dwelling.host, erasures: erasures, world: world, writer: writer,
                blobs: blobs, command: command, isFailing: isFailing, logger: logger, clerk: dwelling.clerk
            ).look()
            guard let source else { return }
            await SourceKeeper(host: dwelling.host, handler: source, world: world, writer: writer, logger: logger)
                .round(SourceClient())
        } catch {
            // One person's trouble keeps nobody else's backup waiting.
            logger.error("upkeep of one person's data failed", metadata: ["error": "\(error)"])
        }
    }

    /// Whether somebody's data is to be looked after in this round, which is then noted.
    private func isTime(for person: String) -> Bool {
        let now = world.now()
        let isOpen = household.openDwelling(of: person) != nil
        return looked.withLock { looked in
            if !isOpen, let last = looked[person], now >= last, now - last < Self.seldom { return false }
            looked[person] = now
            return true
        }
    }
}
