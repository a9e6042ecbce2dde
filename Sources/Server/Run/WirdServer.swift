import Almanac
import App
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import People
import Recitation
import Records
import ServiceLifecycle
import Storage
import UnixSignals

/// The server host: serves the app over HTTP on this machine to the person who uses it.
public struct WirdServer: Sendable {
    let host: LocalHost
    let house: DataHouse
    let bundle: BuiltBundle
    let world: World
    let options: ServerOptions
    let logger: Logger
    let version: String
    let source: AppHandler?
    let calendars: AppHandler?
    let exchange: AppHandler?
    let configuration: BundleSource?
    let purchase: AppHandler?
    let push: AppHandler?
    let calendar: AppHandler?
    let syncGate: AppHandler?
    let courseDesk: AppHandler?
    let erasures: AppHandler
    let access: AppHandler
    let advice: Advisor.Handlers?
    let home: HomeHandlers?
    let parts: HouseholdParts?
    let sharedParts: SharedParts?
    let recogniser: RecogniserParts?
    let standing: StandingReader
    let limits: ServerLimits
    /// What asks providers in place of the network, in tests.
    var asksProviders: ProviderFetch?

    /// - Parameters:
    /// - access: the app's decision on how far an access token reaches (`App.handleAccess`).
    /// - erasures: the app's decision on when what was erased is final (`App.handleErasures`).
    /// - source: the app's handler for asking the optional source (`App.handleSource`); if `nil`, nothing is asked.
    /// - calendars: the app's handler for subscribed calendars (`App.handleSubscriptions`); if `nil`, none are fetched.
    /// - exchange: the app's handler for tasks on another server (`App.handleExchange`); if `nil`, none are exchanged.
    /// - purchase: the app's handler of purchases (`App.handlePurchase`); if `nil`, none are accepted.
    /// - push: the app's decision on which alerts are sent (`App.handlePush`); if `nil`, none are.
    /// - calendar: what calendar programs see and change (`App.handleTaskCalendar`); if `nil`, none can ask.
    /// - syncGate: the app's decision on what a device sends (`App.handleSync`); if `nil`, everything is accepted.
    /// - courseDesk: the app's verdicts on recordings (`App.handleCourseDesk`); if `nil`, none is ruled on.
    /// - advice: the app's handlers for asking the assistant; if `nil`, it is never asked.
    /// - home: the app's decisions on devices outside this machine; if `nil`, the server listens on loopback alone.
    /// - shared: where what several people share is; if `nil`, nothing is shared.
    /// - parts: where other people's data is; if `nil`, there is nobody but the owner.
    /// - recogniser: what listens while somebody recites; if `nil`, nothing does.
    /// - configuration: the source of new bundles while the server runs; if `nil`, the first one stays.
    /// - content: what a start found of the content.
    public init(
        host: LocalHost, house: DataHouse, bundle: BuiltBundle, version: String,
        access: @escaping AppHandler, erasures: @escaping AppHandler, source: AppHandler? = nil,
        calendars: AppHandler? = nil, exchange: AppHandler? = nil, purchase: AppHandler? = nil, push: AppHandler? = nil,
        calendar: AppHandler? = nil, syncGate: AppHandler? = nil, courseDesk: AppHandler? = nil,
        advice: Advisor.Handlers? = nil,
        home: HomeHandlers? = nil, people parts: HouseholdParts? = nil, shared: SharedParts? = nil,
        recogniser: RecogniserParts? = nil,
        configuration: BundleSource? = nil, content: ContentStanding = ContentStanding(),
        world: World = World(), options: ServerOptions = ServerOptions(), logger: Logger
    ) {
        self.source = source
        self.calendars = calendars
        self.exchange = exchange
        self.configuration = configuration
        self.purchase = purchase
        self.push = push
        self.calendar = calendar
        self.syncGate = syncGate
        self.courseDesk = courseDesk
        self.erasures = erasures
        self.access = access
        self.advice = advice
        self.home = home
        self.parts = parts
        sharedParts = shared
        self.recogniser = recogniser
        self.house = house
        self.host = host
        self.bundle = bundle
        self.version = version
        self.world = world
        self.options = options
        self.logger = logger
        limits = options.limits ?? ServerLimits(of: bundle.json)
        standing = StandingReader(
            house: house, version: version, content: content, world: world, oldBackup: .hours(Int64(limits.oldBackup)))
        house.store.unreadable.onFinding { key in
            logger.warning("a stored record can't be read; it is left as it is", metadata: key.metadata)
        }
    }

    /// Serves until the process is told to stop (SIGINT, SIGTERM), then finishes the requests in progress.
    ///
    /// - Parameter ready: called with the app's address, and what other devices need, once requests are answered.
    /// - Throws: ``ServeError``, or ``CertificateProblem`` if there is no certificate for the home network.
    public func run(ready: @escaping @Sendable (String, HomeAnnouncement?) async -> Void) async throws {
        guard ServerOptions.isLoopback(options.host) || options.proxy?.areNamed == true else {
            throw ServeError.notLoopback(options.host)
        }
        OpenFiles.raise()
        let address = options.host.contains(":") ? "[\(options.host)]" : options.host
        let home = try prepareHome()
        let announcement = try announce(home)
        let incidents = IncidentLog(limit: limits.refusalsPerMinute)
        let owner = dwelling(of: Person.owner, host: host, house: house, incidents)
        let household = household(announcement, owner, incidents)
        let spaces = spaces(household, owner)
        let site = try site(
            owner, accounts: household.flatMap { accounts($0, incidents) }, spaces: spaces, incidents)
        household?.onLettingGo { [weak site] person in site?.forget(person) }
        let readiness = Readiness(of: 1 + (home == nil ? 0 : 1) + (home?.authority == nil ? 0 : 1)) {
            if let seconds = options.stopAfter { Self.stop(after: seconds) }
            await ready("http://\(address):\(options.port)/", announcement)
        }
        let beside = try services(for: site, household, spaces) + listeners(home, site, household, readiness)
        let app: any Service =
            if let front = try front(site, household) {
                listener(front, beside, readiness)
            } else {
                listener(site, beside, readiness)
            }
        let group = ServiceGroup(
            configuration: .init(
                services: [app], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }

    /// The listener that the person at this machine asks, with what runs beside it.
    private func listener<Responder: HTTPResponder>(
        _ responder: Responder, _ beside: [any Service], _ readiness: Readiness
    ) -> Listener<Responder> where Responder.Context == SiteContext {
        Listener(
            responder: responder, server: .bounded(limits), host: options.host, port: options.port,
            taken: .portTaken(options.port), most: limits.connections, logger: logger, services: beside,
            isReady: { await readiness.arrive() })
    }

    /// The services that run beside the requests.
    private func services(for site: LiveSite, _ household: Household?, _ spaces: Spaces?) -> [any Service] {
        var services: [any Service] = [
            Caretaker(
                house: house, host: host, erasures: erasures, world: world, writer: WritingThread(),
                blobs: limits.blobs, command: options.backupCommand, isFailing: standing.isFailing, logger: logger,
                clerk: clerk(host, house))
        ]
        if let source {
            services.append(
                SourceKeeper(host: host, handler: source, world: world, writer: WritingThread(), logger: logger))
        }
        if let household, let parts {
            services.append(
                HouseholdKeeper(
                    household: household, erasures: erasures, source: source, remove: parts.remove,
                    blobs: limits.blobs, command: options.backupCommand, isFailing: standing.isFailing,
                    config: PeopleConfig(bundle: bundle.json), world: world, logger: logger, spaces: spaces))
        }
        if let spaces {
            services.append(
                SpaceKeeper(
                    spaces: spaces, erasures: erasures, blobs: limits.blobs, command: options.backupCommand,
                    isFailing: standing.isFailing, world: world, logger: logger))
        }
        if let push, let key = pushKey() {
            let identity = PushKeeper.Identity(key)
            let keeper = { @Sendable [world, logger] (host: LocalHost, house: DataHouse) in
                PushKeeper(
                    host: host, handler: push, identity: identity,
                    counter: { [store = house.store] () throws(StoreError) in try store.counter() }, world: world,
                    writer: WritingThread(), logger: logger)
            }
            services.append(keeper(host, house))
            if let household {
                services.append(HouseholdAlerts(household: household, world: world) { keeper($0.host, $0.house) })
            }
        }
        if let calendars {
            let turns = HostTurns(bundle.json)
            let keeper = { @Sendable [world, logger] (host: LocalHost, writer: WritingThread) in
                CalendarKeeper(
                    host: host, handler: calendars, turns: turns, world: world, writer: writer, logger: logger)
            }
            services.append(keeper(host, WritingThread()))
            if let household {
                services.append(
                    HouseholdCalendars(household: household, world: world) {
                        await keeper($0.host, $0.writer).round(CalendarClient())
                    })
            }
        }
        if let exchange {
            let turns = HostTurns(bundle.json)
            let keeper = { @Sendable [world, logger] (host: LocalHost, writer: WritingThread) in
                ExchangeKeeper(
                    host: host, handler: exchange, turns: turns, world: world, writer: writer, logger: logger)
            }
            services.append(keeper(host, WritingThread()))
            if let household {
                services.append(
                    HouseholdCalendars(household: household, world: world) {
                        await keeper($0.host, $0.writer).round()
                    })
            }
        }
        if let configuration {
            services.append(ConfigKeeper(source: configuration, site: site, logger: logger))
        }
        return services
    }

    /// The key by which push services know this server. Without one everything but these alerts works.
    private func pushKey() -> PushKey? {
        do throws(CertificateProblem) { return try PushKey(in: house.folder) } catch {
            logger.error("there are no alerts by push", metadata: ["reason": "\(error)"])
            return nil
        }
    }

    /// Creates the sites that answer requests.
    ///
    /// - Parameters:
    ///   - owner: the data that the site on loopback answers from.
    ///   - accounts: the pages about accounts, for a server that has several people.
    ///   - spaces: what several people share.
    func site(
        _ owner: Dwelling, accounts: AccountDesk?, spaces: Spaces? = nil, _ incidents: IncidentLog
    ) throws(ServeError) -> LiveSite {
        var recorder: Recorder?
        if let path = options.recording {
            recorder = Recorder(path: path)
            guard recorder != nil else { throw .recording(path) }
        }
        let reader = BodyReader(deadline: limits.body)
        let guesses = accounts?.byAddress ?? GuessBudget(limits.guesses)
        let (counters, pushTurns) = (Counters(), Turns(limits.push.asks, in: .minutes(limits.push.minutes)))
        let probes = Probes(
            reader: standing, counters: counters, watch: owner.watch, token: options.metricsToken, start: world.now())
        let room = ListeningRoom(
            limits: limits.listening, cores: ProcessInfo.processInfo.activeProcessorCount, logger: logger)
        return LiveSite(bundle, version: version, owner: owner) { [recorder, logger] common, dwelling in
            let messages = common.messages
            let (host, writer) = (dwelling.host, dwelling.writer)
            let isOwner = dwelling.person == Person.owner
            let doorkeeper = Doorkeeper(
                host: host, access: access, world: world, writer: writer, messages: messages, guesses: guesses,
                incidents: incidents)
            return Site(
                loopback: Door(loopback: options.port, accounts: accounts), dwelling: dwelling, doorkeeper: doorkeeper,
                files: common.files, documents: common.documents,
                adhan: AdhanResponder(folder: dwelling.house.folder.adhan, logger: logger),
                recitations: dwelling.recitations,
                sync: SyncResponder(
                    host: host, person: dwelling.person, gate: syncGate, world: world, writer: writer, reader: reader,
                    counters: counters, clerk: dwelling.clerk),
                blobs: BlobResponder(
                    store: dwelling.house.blobs, person: dwelling.person, limits: limits.blobs, gate: syncGate,
                    grant: spaces.map { spaces in BlobGrant { try spaces.files(holding: $0, for: $1) } } ?? .none,
                    host: host, world: world, writer: writer, reader: reader, messages: messages,
                    clerk: dwelling.clerk, arrived: { try await spaces?.rule(for: dwelling) }),
                listening: ListeningResponder(
                    room: room, parts: recogniser,
                    config: try? RecitationConfig(json: common.bundle.json["config"]?["RecitationConfig"] ?? .null),
                    person: dwelling.person, world: world, reader: reader, messages: messages),
                changes: ChangeStream(watch: dwelling.watch),
                pages: AppResponder(
                    host: host, person: isOwner ? "" : dwelling.person, world: world, writer: writer,
                    recorder: isOwner ? recorder : nil, messages: messages,
                    reader: reader, doorkeeper: doorkeeper, pushTurns: pushTurns, advisor: dwelling.advisor,
                    clerk: dwelling.clerk,
                    standing: { [standing] in standing.look(streams: await dwelling.watch.count) }),
                shared: spaces.map { spaces in
                    SharedResponder(
                        spaces: spaces, dwelling: dwelling, world: world, messages: messages, reader: reader)
                },
                purchases: purchase.map { handler in
                    PurchaseResponder(
                        host: host, handler: handler, key: options.purchaseKey ?? "", world: world, writer: writer,
                        reader: reader)
                },
                calendar: calendar.map { handler in
                    CalDAVResponder(
                        host: host, handler: handler, world: world, writer: writer, reader: reader,
                        doorkeeper: doorkeeper, limits: limits.calendar)
                },
                messages: messages, counters: counters, probes: probes)
        }
    }

    /// Logs that an address isn't asked, without the address or the question.
    func noting(_ kind: String, _ incidents: IncidentLog) -> @Sendable () -> Void {
        let facts: Logger.Metadata = ["why": "it is near, and no file of the operator's names it"]
        return { [world, logger] in incidents.note(kind, facts, at: world.now(), in: logger) }
    }

    private static func stop(after seconds: Double) {
        Task {
            try? await Task.sleep(for: .seconds(seconds))
            kill(getpid(), SIGTERM)
        }
    }
}
