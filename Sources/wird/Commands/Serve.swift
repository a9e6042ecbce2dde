import ArgumentParser
import Foundation
import Logging
import People
import Quran
import Records
import Server
import Storage

/// `wird serve`: the app in the browser.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the app to the browsers of this machine, until Ctrl-C.")

    @OptionGroup var common: CommonOptions

    @Option(help: "The port; it never moves by itself, because a browser keeps the app's data by its address.")
    var port = ServerOptions.standardPort

    @Option(
        help: "The loopback address to listen on; with --trusted-proxies any address, for a proxy on another machine.")
    var host = "127.0.0.1"

    @Flag(help: "Listen on the home network too, over TLS, for the devices that you pair.")
    var home = false

    @OptionGroup var network: HomeNetworkOptions

    @OptionGroup var proxy: ProxyArguments

    @Option(
        help: ArgumentHelp("How much to log: trace, debug, info, warning or error.", valueName: "level"),
        transform: Serve.level)
    var logLevel = Logger.Level.info

    @Option(help: "What a line of the log is: text, or json for tools; by default WIRD_LOG, otherwise text.")
    var logFormat: LogFormat?

    @OptionGroup var operation: OperationArguments

    @Option(help: ArgumentHelp("A recogniser's model of your own, in whisper.cpp's form.", valueName: "path"))
    var model: String?

    @Option(help: .hidden)
    var testStopAfter: Double?

    func validate() throws {
        guard (1...65_535).contains(port) else {
            throw ValidationError("--port \(port) is no port: choose one from 1 to 65535.")
        }
        if home, [network.homePort, network.trustPort].contains(port) {
            throw ValidationError("--port, --home-port and --trust-port must be three different ports.")
        }
        if !home, network.isGiven {
            throw ValidationError("--home-port, --trust-port, --certificate and --key go with --home.")
        }
    }

    func run() async throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        var logger = try Self.logger(logFormat, installation)
        logger.logLevel = logLevel
        let log = logger
        let library = installation.library { problem in
            log.error("content can't be used", metadata: ["section": "\(problem.description)"])
        }
        let refusals = library.textRefusals()
        for refusal in refusals { log.error("\(terminal.word("textRefused", ["part": refusal.part]))") }
        let built = try installation.bundle(library)
        let bundle = built.bundle
        for problem in built.problems {
            log.warning("\(terminal.text("badOverride", ["file": problem.file, "reason": problem.detail]))")
        }
        if bundle.files.assets["app.css"] == nil || library.entries.isEmpty {
            log.warning("\(terminal.word("noContent"))")
        } else if let file = installation.resources?.unbuilt {
            log.warning("\(terminal.word("unbuilt", ["file": file]))")
        }
        var options = ServerOptions(
            host: host, port: port, recording: installation.environment["WIRD_RECORD"], stopAfter: testStopAfter,
            logLevel: logLevel, purchaseKey: installation.environment["WIRD_PURCHASE_KEY"],
            advisorKey: installation.environment["WIRD_ADVISOR_KEY"] ?? "",
            recitations: installation.environment["WIRD_RECITATIONS"])
        if home { options.home = network.options(installation, log) }
        options.proxy = try proxy.options(installation)
        options.metricsToken = installation.value("WIRD_METRICS_TOKEN") ?? ""
        options.backupCommand = try operation.backupCommand(installation, ServerLimits(of: bundle.json)) { output in
            log.error("the backup's command failed", metadata: ["output": "\(output)"])
        }
        let house = try installation.house(healing: true)
        if let backup = house.restored {
            log.warning(
                "\(terminal.text("restored", ["backup": backup.timeText, "folder": installation.data.damaged]))")
        }
        if let reason = house.store.readOnlyReason {
            log.error("\(terminal.text(reason.message.key, reason.message.values))")
        }
        let app = try HostedApp.Running(bundle.json)
        let household = options.isReachable ? try installation.household(library, bundle, app) : nil
        if let backup = household?.people.restored {
            log.warning(
                "\(terminal.text("restored", ["backup": backup, "folder": installation.data.accounts + ".backups"]))")
        }
        let watch = BundleWatch(try installation.builder(library), built: built)
        let server = WirdServer(
            host: try installation.host(house, BundledSections(bundle, library: library), app), house: house,
            bundle: bundle, version: Version.number, access: app.access, erasures: app.erasures, source: app.source,
            calendars: app.calendars, exchange: app.exchange, purchase: app.purchase, push: app.push,
            calendar: app.calendar, syncGate: app.sync, courseDesk: app.courseDesk, advice: app.advice,
            home: app.home, people: household,
            shared: installation.shared(library, bundle, app),
            recogniser: installation.listening(model: model, BundledSections(bundle, library: library)),
            configuration: BundleSource(look: { watch.look() }, use: { bundle in try app.use(bundle.json) }),
            content: ContentStanding(library, isDamaged: !refusals.isEmpty),
            world: installation.world, options: options, logger: logger)
        do {
            try await server.run { address, home in
                // What systemd starts as a service finds its journal here (systemd.exec(5)).
                let isLogged = installation.value("JOURNAL_STREAM") != nil && !terminal.draws
                let report = ServingReport(
                    terminal: terminal, address: address, home: home, isDrawn: terminal.draws, isLogged: isLogged)
                terminal.show(report.lines, json: report.json)
                fflush(nil)
            }
        } catch let error as ServeError {
            throw terminal.failure(error.message)
        } catch let error as CertificateProblem {
            throw terminal.failure(error.message)
        } catch let error as StoreError {
            throw terminal.failure(error.message)
        }
        house.store.close()
    }

    /// The log: text for people, or a JSON object a line.
    private static func logger(_ format: LogFormat?, _ installation: Installation) throws -> Logger {
        let named = installation.value("WIRD_LOG")
        guard let format = format ?? (named.map { LogFormat(rawValue: $0) } ?? .text) else {
            throw Failure(installation.terminal.text("badLog", ["format": named ?? ""]), .usage)
        }
        return switch format {
        case .text: Logger(label: "wird", factory: { StreamLogHandler.standardError(label: $0) })
        case .json: Logger(label: "wird", factory: { _ in JSONLogHandler() })
        }
    }

    @Sendable private static func level(_ text: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: text) else {
            throw ValidationError("--log-level \(text) is no level: trace, debug, info, warning or error.")
        }
        return level
    }
}
