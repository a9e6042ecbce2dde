import App
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
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
    let configuration: BundleSource?
    let purchase: AppHandler?
    let push: AppHandler?
    let syncGate: AppHandler?
    let erasures: AppHandler
    let access: AppHandler
    let advice: Advisor.Handlers?
    let home: HomeHandlers?

    /// - Parameters:
    /// - access: the app's decision on how far an access token reaches (`App.handleAccess`).
    /// - erasures: the app's decision on when what was erased is final (`App.handleErasures`).
    /// - source: the app's handler for asking the optional source (`App.handleSource`); if `nil`, nothing is asked.
    /// - purchase: the app's handler of purchases (`App.handlePurchase`); if `nil`, none are accepted.
    /// - push: the app's decision on which alerts are sent (`App.handlePush`); if `nil`, none are.
    /// - syncGate: the app's decision on what a device sends (`App.handleSync`); if `nil`, everything is accepted.
    /// - advice: the app's handlers for asking the assistant; if `nil`, it is never asked.
    /// - home: the app's decisions on devices outside this machine; if `nil`, the server listens on loopback alone.
    /// - configuration: the source of new bundles while the server runs; if `nil`, the first one stays.
    public init(
        host: LocalHost, house: DataHouse, bundle: BuiltBundle, version: String,
        access: @escaping AppHandler, erasures: @escaping AppHandler, source: AppHandler? = nil,
        purchase: AppHandler? = nil, push: AppHandler? = nil, syncGate: AppHandler? = nil,
        advice: Advisor.Handlers? = nil,
        home: HomeHandlers? = nil,
        configuration: BundleSource? = nil,
        world: World = World(), options: ServerOptions = ServerOptions(), logger: Logger
    ) {
        self.source = source
        self.configuration = configuration
        self.purchase = purchase
        self.push = push
        self.syncGate = syncGate
        self.erasures = erasures
        self.access = access
        self.advice = advice
        self.home = home
        self.house = house
        self.host = host
        self.bundle = bundle
        self.version = version
        self.world = world
        self.options = options
        self.logger = logger
        house.store.unreadable.onFinding { key in
            logger.warning("a stored record can't be read; it is left as it is", metadata: key.metadata)
        }
    }

    /// Serves until the process is told to stop (SIGINT, SIGTERM), then finishes the requests in progress.
    ///
    /// - Parameter ready: called with the app's address, and what other devices need, once requests are answered.
    /// - Throws: ``ServeError``, or ``CertificateProblem`` if there is no certificate for the home network.
    public func run(ready: @escaping @Sendable (String, HomeAnnouncement?) async -> Void) async throws {
        guard ServerOptions.isLoopback(options.host) else { throw ServeError.notLoopback(options.host) }
        let address = options.host.contains(":") ? "[\(options.host)]" : options.host
        let site = try site()
        let home = try prepareHome()
        let readiness = Readiness(of: 1 + (home == nil ? 0 : 1) + (home?.authority == nil ? 0 : 1)) {
            if let seconds = options.stopAfter { Self.stop(after: seconds) }
            await ready("http://\(address):\(options.port)/", home?.announcement)
        }
        let app = Listener(
            responder: site, server: .bounded, host: options.host, port: options.port,
            taken: .portTaken(options.port), logger: logger,
            services: try services(for: site) + (home.map { try listeners($0, site, readiness) } ?? []),
            isReady: { await readiness.arrive() })
        let group = ServiceGroup(
            configuration: .init(
                services: [app], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }

    /// The services that run beside the requests.
    private func services(for site: LiveSite) -> [any Service] {
        var services: [any Service] = [
            Caretaker(
                house: house, host: host, erasures: erasures, world: world, writer: WritingThread(), logger: logger)
        ]
        if let source {
            services.append(
                SourceKeeper(host: host, handler: source, world: world, writer: WritingThread(), logger: logger))
        }
        if let push, let key = pushKey() {
            services.append(
                PushKeeper(
                    host: host, handler: push, key: key,
                    counter: { [store = house.store] () throws(StoreError) in try store.counter() }, world: world,
                    writer: WritingThread(), logger: logger))
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

    /// Creates the site that answers requests.
    func site() throws(ServeError) -> LiveSite {
        var recorder: Recorder?
        if let path = options.recording {
            recorder = Recorder(path: path)
            guard recorder != nil else { throw .recording(path) }
        }
        let writer = WritingThread()
        let reader = BodyReader(deadline: options.bodyDeadline)
        let guesses = GuessBudget()
        let incidents = IncidentLog()
        let recitations = recitations(incidents)
        let watch = ChangeWatch { [store = house.store] () throws(StoreError) in try store.counter() }
        let advisor = advice.map { handlers in
            let client = AdvisorClient(key: options.advisorKey, didRefuse: noting("assistant_address", incidents))
            return Advisor(host: host, handlers: handlers, client: client, world: world)
        }
        return LiveSite(bundle) { [recorder, logger] bundle, earlier in
            let messages = Messages(bundle: bundle.json)
            let doorkeeper = Doorkeeper(
                host: host, access: access, world: world, writer: writer, messages: messages, guesses: guesses,
                incidents: incidents)
            return Site(
                loopback: Door(loopback: options.port), doorkeeper: doorkeeper,
                files: FileResponder(paths: bundle.files.paths),
                documents: Documents(bundle, version: version, earlier: earlier),
                adhan: AdhanResponder(folder: house.folder.adhan, logger: logger), recitations: recitations,
                sync: SyncResponder(host: host, gate: syncGate, world: world, writer: writer, reader: reader),
                changes: ChangeStream(watch: watch),
                pages: AppResponder(
                    host: host, world: world, writer: writer, recorder: recorder, messages: messages, reader: reader,
                    doorkeeper: doorkeeper, advisor: advisor),
                purchases: purchase.map { handler in
                    PurchaseResponder(
                        host: host, handler: handler, key: options.purchaseKey ?? "", world: world, writer: writer,
                        reader: reader)
                },
                messages: messages)
        }
    }

    /// Creates the responder for recitations; the app says where they may be fetched from.
    private func recitations(_ incidents: IncidentLog) -> RecitationResponder {
        let cache = RecitationCache(folder: house.folder.fetchedRecitations)
        return RecitationResponder(
            folder: RecitationFolder(path: options.recitations ?? house.folder.recitations),
            fetcher: RecitationFetcher(cache: cache, didRefuse: noting("recitation_address", incidents)),
            ask: { [host, world] path in
                let answer = try host.respond(
                    to: AppRequest(
                        method: "GET", path: path, accept: "application/json", now: world.now(),
                        entropy: world.entropy()))
                return (answer.status, answer.body)
            })
    }

    /// Logs that an address isn't asked, without the address or the question.
    private func noting(_ kind: String, _ incidents: IncidentLog) -> @Sendable () -> Void {
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

extension RecordKey {
    /// The key as log metadata. It reveals nothing that a person wrote.
    var metadata: Logger.Metadata {
        ["scope": "\(scope.name)", "kind": "\(kind.name)", "id": "\(id)"]
    }
}
