import App
import Foundation
import Records
import Server
import Storage

/// What a command finds on this machine: the product's files, the content and the person's data.
struct Installation {
    let environment: [String: String]
    let terminal: Terminal
    let world: World
    let resources: ResourceFolder?
    let data: DataFolder

    /// - Parameter environment: the environment; the process's own unless a test passes another.
    init(_ options: CommonOptions, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        self.environment = environment
        data = DataFolder(environment: environment)
        resources = ResourceFolder.find(
            named: options.resources, environment: environment, executable: Foundation.Bundle.main.executableURL)
        terminal = try Terminal(options, resources: resources, environment: environment)
        world = try Self.world(options, environment, terminal)
    }

    /// The pack library with the person's own texts: from `WIRD_CONTENT`, otherwise from the content built into the
    /// data folder, otherwise from that of the checkout.
    func library(report: @escaping @Sendable (ContentProblem) -> Void = { _ in }) -> PackLibrary {
        PackLibrary(folder: contentFolder, own: data.ownContent, report: report)
    }

    /// The folder of the built content.
    var contentFolder: String {
        let candidates = [environment["WIRD_CONTENT"], data.content, resources?.content].compactMap { $0 }
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/packs.json") } ?? candidates[0]
    }

    /// What the environment says under a name, or `nil` where it says nothing.
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The folder of an operator's own configuration.
    var overrides: String { environment["WIRD_CONFIG"].flatMap { $0.isEmpty ? nil : $0 } ?? data.config }

    /// The value of `WIRD_MODE`: `commercial` if Pro is offered; without it, or with `self-hosted`, everything is open.
    private var mode: String? {
        environment["WIRD_MODE"].flatMap { $0.isEmpty || $0 == "self-hosted" ? nil : $0 }
    }

    /// The builder of the bundle.
    func builder(_ library: PackLibrary) throws -> BundleBuilder {
        guard let resources else { throw Failure(terminal.text("noResources")) }
        return BundleBuilder(
            resources: resources, overrides: overrides, library: library, mode: mode, checks: HostedApp.checks)
    }

    /// The bundle, and what is wrong with the override files.
    func bundle(_ library: PackLibrary) throws -> BundleBuilder.Built {
        let builder = try builder(library)
        do throws(BundleProblem) {
            return try builder.build()
        } catch {
            throw Failure(terminal.text("badFile", ["file": error.file, "reason": error.detail]))
        }
    }

    /// The person's data.
    ///
    /// - Parameter healing: whether to replace a damaged database with the newest good backup.
    func house(healing: Bool = false) throws -> DataHouse {
        let now = world.now()
        return try reporting { () throws(StoreError) in try DataHouse(data, healing: healing, now: now) }
    }

    /// The app over the person's data.
    func host(_ house: DataHouse, _ bundle: BuiltBundle, _ library: PackLibrary) throws -> LocalHost {
        try host(house, BundledSections(bundle, library: library), HostedApp.Running(bundle.json))
    }

    /// An app over the person's data.
    func host(_ house: DataHouse, _ library: any SectionSource, _ app: HostedApp.Running) throws -> LocalHost {
        let world = world
        return try reporting { () throws(StoreError) in
            try LocalHost(
                store: house.store, library: library, handler: app.app, rules: app.rules(library)
            ) {
                // If this fails, it is repeated at the next check.
                try? house.forgetErased(now: world.now())
            }
        }
    }

    /// The app over the person's records, for one command.
    ///
    /// - Parameter progress: called with the progress of storing a large change.
    func client(progress: CommitProgress? = nil) throws -> AppClient {
        let house = try house()
        house.store.report(to: progress)
        return try client(of: house, library())
    }

    /// The app over the records of a folder that is in use already.
    func client(of house: DataHouse, _ library: PackLibrary) throws -> AppClient {
        let bundle = try bundle(library).bundle
        let app = try HostedApp.Running(bundle.json)
        let host = try host(house, BundledSections(bundle, library: library), app)
        let advisor = Advisor(
            host: host, handlers: app.advice, client: AdvisorClient(key: environment["WIRD_ADVISOR_KEY"] ?? ""),
            world: world)
        return AppClient(host: host, world: world, terminal: terminal, advisor: advisor)
    }

    /// The app for a command that only reads. If there is no data yet, it creates none; if another process needs the
    /// data for itself for longer than the wait, it continues without the data and says so.
    func reader() throws -> AppClient {
        var found: (any RecordStore)?
        do throws(StoreError) {
            found = try data.glance()
        } catch {
            guard case .busy = error else { throw terminal.failure(error.message) }
            terminal.remark(terminal.failure(error.message).text)
            found = MemoryStore()
        }
        guard let store = found else { return try client() }
        let library = library()
        let bundle = try bundle(library).bundle
        let app = try HostedApp.Running(bundle.json)
        let sections = BundledSections(bundle, library: library)
        let host = try reporting { () throws(StoreError) in
            try LocalHost(store: store, library: sections, handler: app.app, rules: app.rules(sections))
        }
        return AppClient(host: host, world: world, terminal: terminal)
    }

    /// Runs work on the store, and translates its errors into sentences.
    func reporting<Answer>(_ work: () throws(StoreError) -> Answer) throws -> Answer {
        do throws(StoreError) {
            return try work()
        } catch {
            throw terminal.failure(error.message)
        }
    }

    private static func world(
        _ options: CommonOptions, _ environment: [String: String], _ terminal: Terminal
    ) throws -> World {
        guard options.testClock, let text = environment["WIRD_NOW"] else { return World() }
        guard let world = World(testClock: text) else {
            throw Failure(terminal.text("badClock", ["clock": text]), .usage)
        }
        return world
    }
}

extension Installation {
    /// Removes the path's lock without its code. The app has no address for this, so only this machine's commands can
    /// do it.
    func removePathLock() throws -> JSON {
        let library = library()
        let app = try HostedApp.Running(try bundle(library).bundle.json)
        let host = try host(house(), BundledSections(try bundle(library).bundle, library: library), app)
        let request = AppRequest(method: "POST", path: "/path/lock", now: world.now(), entropy: world.entropy())
        return try reporting { () throws(StoreError) in
            let answer = try host.handle(request, by: app.unlocking).response
            return (try? JSON(reading: answer.body)) ?? .null
        }
    }
}
