import Almanac
import App
import AsyncHTTPClient
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOSSL
import People
import Records
import Storage
import Synchronization

@testable import Server

/// The real server with the real app, and clients of it: on loopback, on the home network and with its plain page, where
/// its machine is called `laptop`; or on loopback behind a proxy.
final class HomeServer: Sendable {
    let ports: (loopback: Int, home: Int, trust: Int)
    let folder: String
    let house: DataHouse
    let host: LocalHost
    let server: WirdServer
    let people: PeopleStore
    let announcement: HomeAnnouncement
    let logs: LogKeeper
    private let clock: TestClock

    static let machine = MachineNames(name: "laptop", addresses: ["10.1.2.3"])

    /// Runs work against a server, then stops it.
    ///
    /// - Parameters:
    ///   - proxy: how it is reached through a proxy; `nil` for one on the home network.
    ///   - provider: what answers in place of the services that say who somebody is.
    ///   - common: passwords that everybody tries first.
    ///   - content: the folder of the built content; `nil` for a server that has none.
    static func run(
        behind proxy: ProxyOptions? = nil, host address: String = "127.0.0.1", metricsToken: String = "",
        provider: ProviderFetch? = nil, common: CommonPasswords = CommonPasswords(), limits: ServerLimits? = nil,
        content: String? = nil, recogniser: RecogniserParts? = nil,
        _ work: @escaping @Sendable (HomeServer) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wird-home-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ports = (try Connection.freePort(), try Connection.freePort(), try Connection.freePort())
        let clock = TestClock()
        let logs = LogKeeper()
        let house = try DataHouse(DataFolder(path: folder), healing: false, now: clock.now)
        let people = try PeopleStore(path: house.folder.accounts)
        var (server, host) = try make(
            house, people, ports, proxy, address, metricsToken, common, limits, clock, logs, content, recogniser)
        server.asksProviders = provider ?? { _ in throw ProviderError.unreachable }
        try await withThrowingTaskGroup(of: Void.self) { [server, host] group in
            let (ready, isReady) = AsyncStream.makeStream(of: HomeAnnouncement?.self)
            group.addTask {
                defer { isReady.finish() }
                try await server.run { _, home in isReady.yield(home) }
            }
            var announcement: HomeAnnouncement?
            for await home in ready {
                announcement = home
                break
            }
            defer { group.cancelAll() }
            guard let announcement else { return try await group.waitForAll() }
            try await work(
                HomeServer(
                    ports: ports, folder: folder, house: house, host: host, server: server, people: people,
                    announcement: announcement, logs: logs,
                    clock: clock))
        }
        house.store.close()
        people.close()
    }

    private init(
        ports: (Int, Int, Int), folder: String, house: DataHouse, host: LocalHost, server: WirdServer,
        people: PeopleStore, announcement: HomeAnnouncement, logs: LogKeeper, clock: TestClock
    ) {
        self.server = server
        (self.ports, self.folder, self.house, self.host, self.people) = (ports, folder, house, host, people)
        (self.announcement, self.logs, self.clock) = (announcement, logs, clock)
    }

    private static func make(
        _ house: DataHouse, _ people: PeopleStore, _ ports: (Int, Int, Int), _ proxy: ProxyOptions?,
        _ address: String, _ metricsToken: String, _ common: CommonPasswords, _ limits: ServerLimits?,
        _ clock: TestClock, _ logs: LogKeeper, _ content: String?, _ recogniser: RecogniserParts?
    ) throws -> (WirdServer, LocalHost) {
        let library = PackLibrary(folder: content ?? house.folder.path + "/none")
        let bundle = try BundleBuilder(
            resources: ResourceFolder(path: TestSite.checkout), overrides: nil, library: library,
            checks: BundleChecks(app: { _ in nil })
        ).build().bundle
        let app = try App(bundle: bundle.json)
        @Sendable func open(_ house: DataHouse) throws -> LocalHost {
            try LocalHost(
                store: house.store, library: BundledSections(bundle, library: library),
                handler: { app.handle($0, workspace: $1, resources: $2) }, rules: { app.syncRules(now: $0) })
        }
        let host = try open(house)
        let folder = house.folder
        var options = ServerOptions(host: address, port: ports.0)
        options.proxy = proxy
        options.metricsToken = metricsToken
        options.limits = limits
        if proxy == nil {
            options.home = HomeOptions(
                port: ports.1, trustPort: ports.2, certificate: .made(folder: house.folder.certificates),
                machine: { machine })
            options.home?.interval = .milliseconds(200)
        }
        let server = WirdServer(
            host: host, house: house, bundle: bundle, version: "1.2.3",
            access: { app.handleAccess($0, workspace: $1, resources: $2) },
            erasures: { app.handleErasures($0, workspace: $1, resources: $2) },
            calendar: { app.handleTaskCalendar($0, workspace: $1, resources: $2) },
            courseDesk: { app.handleCourseDesk($0, workspace: $1, resources: $2) },
            home: HomeHandlers(
                entrance: { app.handleEntrance($0, workspace: $1, resources: $2) },
                pairing: { app.handlePairing($0, workspace: $1, resources: $2) },
                arrival: { app.handleArrival($0, workspace: $1, resources: $2) },
                departure: { app.handleDeparture($0, workspace: $1, resources: $2) },
                home: { app.handleHome($0, workspace: $1, resources: $2) }),
            people: HouseholdParts(
                people: people,
                open: { id in
                    let house = try DataHouse(folder.folder(ofPerson: id), healing: true, now: clock.now)
                    return (try open(house), house)
                }, remove: { id in try folder.folder(ofPerson: id).remove() }, common: { common }),
            shared: shared(app, folder, clock) { house in
                try LocalHost(
                    store: house.store, library: BundledSections(bundle, library: library),
                    handler: { app.handleShared($0, workspace: $1, resources: $2) }, rules: { _ in .nothing })
            },
            recogniser: recogniser,
            world: World(now: { clock.now }, entropy: World.random), options: options, logger: logs.logger)
        return (server, host)
    }

    /// What is shared, with the real app.
    private static func shared(
        _ app: App, _ folder: DataFolder, _ clock: TestClock,
        _ host: @escaping @Sendable (DataHouse) throws -> LocalHost
    ) -> SharedParts {
        SharedParts(
            open: { id in
                let house = try DataHouse(folder.folder(ofSpace: id), healing: true, now: clock.now)
                return (try host(house), house)
            }, all: { folder.spaceIDs }, remove: { id in try folder.folder(ofSpace: id).remove() },
            decide: { app.handleShared($0, workspace: $1, resources: $2) },
            view: { app.handleView($0, workspace: $1, resources: $2) },
            project: { app.handleProjection($0, workspace: $1, resources: $2) },
            desk: { app.handleSharedDesk($0, workspace: $1, resources: $2) },
            file: { app.handleSchoolFile($0, workspace: $1, resources: $2) },
            verdicts: { app.handleSchoolDesk($0, workspace: $1, resources: $2) })
    }

    /// Everybody's data, as the running server has it, but opened apart from it.
    ///
    /// - Parameter settling: told whose data is opened.
    func household(
        most: Int = ServerLimits().dwellings, settling: @escaping @Sendable (String) -> Void = { _ in }
    ) -> Household {
        let incidents = IncidentLog()
        let owner = server.dwelling(of: Person.owner, host: host, house: house, incidents)
        let parts = server.parts!
        return Household(people, origin: home, owner: owner, most: most) { [server] id in
            settling(id)
            let (host, house) = try parts.open(id)
            return server.dwelling(of: id, host: host, house: house, incidents)
        }
    }

    /// The keeper of everybody's data, as the running server has one.
    func keeper() throws -> HouseholdKeeper {
        let household = household()
        let owner = try household.dwelling(of: Person.owner)!
        return HouseholdKeeper(
            household: household, erasures: server.erasures, source: nil, remove: server.parts!.remove,
            blobs: server.limits.blobs, command: nil, isFailing: server.standing.isFailing,
            config: PeopleConfig(bundle: server.bundle.json), world: server.world, logger: logs.logger,
            spaces: server.spaces(household, owner))
    }

    var now: Instant { clock.now }

    /// Lets time pass.
    func wait(seconds: Int64) { clock.pass(seconds) }

    /// The code in the link that was printed.
    var code: String { announcement.pairing.map { String($0.split(separator: "#")[1]) } ?? "" }
    var home: String { "https://laptop.local:\(ports.home)" }
    var loopback: String { "http://127.0.0.1:\(ports.loopback)" }
    var trust: String { "http://laptop.local:\(ports.trust)" }

    /// A client that finds this server's name. It checks no certificate, because its library (BoringSSL) knows no
    /// constraints on addresses and refuses all that have them; ``Handshake`` checks as phones do.
    private func client() -> HTTPClient {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.certificateVerification = .none
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls, redirectConfiguration: .disallow)
        configuration.dnsOverride = ["laptop.local": "127.0.0.1", "laptop": "127.0.0.1", "evil.local": "127.0.0.1"]
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// An answer, read to its end.
    struct Answer {
        var status: Int
        var headers: [String: String]
        var cookie: String?
        /// The cookies that are set, by their names; an empty one is taken away.
        var cookies: [String: String]
        var body: [UInt8]
        var text: String { String(decoding: body, as: UTF8.self) }
        var json: JSON { (try? JSON(reading: body)) ?? .null }
    }

    /// Sends a request over a connection of its own.
    func send(
        _ method: String, _ url: String, _ headers: [String: String] = [:], body: String? = nil, session: String = ""
    ) async throws -> Answer {
        let client = client()
        do {
            var request = HTTPClientRequest(url: url)
            request.method = .RAW(value: method)
            for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
            if !session.isEmpty { request.headers.add(name: "cookie", value: "a=b; __Host-wird=\(session)") }
            if let body { request.body = .bytes(ByteBuffer(string: body)) }
            let answer = try await client.execute(request, timeout: .seconds(20))
            let bytes = try await [UInt8](buffer: answer.body.collect(upTo: 64 << 20))
            try await client.shutdown()
            var found: [String: String] = [:]
            for header in answer.headers { found[header.name.lowercased()] = header.value }
            var cookies: [String: String] = [:]
            for field in answer.headers["set-cookie"] {
                let parts = field.split(separator: ";")[0].split(separator: "=", omittingEmptySubsequences: false)
                cookies[String(parts[0])] = String(parts[1])
            }
            return Answer(
                status: Int(answer.status.code), headers: found, cookie: answer.headers.first(name: "set-cookie"),
                cookies: cookies, body: bytes)
        } catch {
            try? await client.shutdown()
            throw error
        }
    }

    /// Pairs a device with a code; gives its session's secret.
    func pair(_ code: String, name: String = "Phone", path: Bool = false) async throws -> String {
        let answer = try await send(
            "POST", home + "/pair",
            ["content-type": "application/x-www-form-urlencoded", "origin": home, "sec-fetch-site": "same-origin"],
            body: "code=\(code)&name=\(name)" + (path ? "&path=on" : ""))
        guard answer.status == 303, let cookie = answer.cookie else { return "" }
        return String(cookie.split(separator: ";")[0].split(separator: "=")[1])
    }

    /// A clock that stands where it is put, beginning now: certificates are checked by the machine's own.
    final class TestClock: Sendable {
        private let current = Mutex(World.wallClock())
        var now: Instant { current.withLock { $0 } }
        func pass(_ seconds: Int64) { current.withLock { $0 = $0 + .seconds(seconds) } }
    }
}
